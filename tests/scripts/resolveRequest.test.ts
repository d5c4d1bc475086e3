import { describe, expect, it } from 'vitest';
import { resolveRequest } from '#scripts/hosting/resolveRequest.ts';

const built = [
  'index.html',
  '404.html',
  'about.html',
  'service.html',
  'service/service-details.html',
];
const answer = (path: string) => resolveRequest(path, (file) => built.includes(file));

describe('What a host answers', () => {
  it.each([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/service', 'service.html'],
    ['/service/service-details', 'service/service-details.html'],
    ['/service/anything-at-all', 'service/service-details.html'],
    ['/service/%E0%A4%95', 'service/service-details.html'],
  ])('the path %s gets its page', (path, file) => {
    expect(answer(path)).toEqual({ status: 200, file });
  });

  it.each(['/nope', '/about/more', '/service/one/two', '/blog/nope', '/404', '/error', '/%'])(
    'the unknown path %s gets the not-found page with status 404',
    (path) => {
      expect(answer(path)).toEqual({ status: 404, file: '404.html' });
    },
  );

  it.each(['/assets/home-old.js', '/assets/home-old.css', '/picture.svg', '/service/photo.jpg'])(
    'the missing file %s gets a plain 404',
    (path) => {
      expect(answer(path)).toEqual({ status: 404 });
    },
  );

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/service/x/', '/service/x'],
    ['/about//', '/about'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/index/', '/'],
  ])('the path %s is redirected to the page’s only address', (path, location) => {
    expect(answer(path)).toEqual({ status: 301, location });
  });

  describe('below the folder of a language', () => {
    const inHindi = [
      'hi.html',
      'hi/404.html',
      'hi/clinics.html',
      'hi/service/service-details.html',
    ];
    const ask = (path: string, files = inHindi) =>
      resolveRequest(path, (file) => [...built, ...files].includes(file));

    it.each([
      ['/hi', 'hi.html'],
      ['/hi/clinics', 'hi/clinics.html'],
      ['/hi/service/anything', 'hi/service/service-details.html'],
    ])('the path %s gets its page', (path, file) => {
      expect(ask(path)).toEqual({ status: 200, file });
    });

    it.each(['/hi/nope', '/hi/clinics/nope', '/hi/about', '/hi/404', '/hi/error'])(
      'the unknown path %s gets the not-found page of the language',
      (path) => {
        expect(ask(path)).toEqual({ status: 404, file: 'hi/404.html' });
      },
    );

    it('a service is unknown where the language has no page of services', () => {
      expect(ask('/hi/service/x', ['hi/404.html'])).toEqual({ status: 404, file: 'hi/404.html' });
    });

    it('the landing page has no slash at the end', () => {
      expect(ask('/hi/')).toEqual({ status: 301, location: '/hi' });
    });

    it('a folder that is no language has the English not-found page', () => {
      expect(ask('/ta/nope')).toEqual({ status: 404, file: '404.html' });
    });
  });

  it('no path is redirected to another site', () => {
    expect(answer('//elsewhere.example/')).toEqual({ status: 404 });
    expect(answer('//elsewhere/')).toEqual({ status: 301, location: '/elsewhere' });
    // They stay encoded: a browser reads a plain backslash as a slash and drops a plain tab.
    expect(answer('/%5Celsewhere/')).toEqual({ status: 301, location: '/%5Celsewhere' });
    expect(answer('/%09/elsewhere/')).toEqual({ status: 301, location: '/%09/elsewhere' });
  });
});
