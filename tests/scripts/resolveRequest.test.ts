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
  it.each(['/our-doctors.php', '/our-doctors.php/', '/team', '/team/', '/team.html'])(
    'the old address %s leads to a page of this site, in the end',
    (path) => {
      const redirects = { '/our-doctors.php': '/about', '/team': '/about' };
      let found = resolveRequest(path, () => false, redirects);
      if (found.status === 301 && found.location === '/team')
        found = resolveRequest('/team', () => false, redirects);
      expect(found).toEqual({ status: 301, location: '/about' });
    },
  );

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

  it('no path is redirected to another site', () => {
    expect(answer('//elsewhere.example/')).toEqual({ status: 404 });
    expect(answer('//elsewhere/')).toEqual({ status: 301, location: '/elsewhere' });
    // They stay encoded: a browser reads a plain backslash as a slash and drops a plain tab.
    expect(answer('/%5Celsewhere/')).toEqual({ status: 301, location: '/%5Celsewhere' });
    expect(answer('/%09/elsewhere/')).toEqual({ status: 301, location: '/%09/elsewhere' });
  });
});
