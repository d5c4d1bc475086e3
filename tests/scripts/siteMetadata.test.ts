import { describe, expect, it } from 'vitest';
import { type Versions, versionsOf } from '#scripts/languages/versions.ts';
import { languageTags, sitemap } from '#scripts/siteMetadata.ts';

const site = 'https://vets.example';
const built = ['index.html', 'about.html', 'clinics.html', 'hi.html', 'hi/clinics.html'];
const versions = (address: string) => versionsOf(address, ['hi'], (file) => built.includes(file));

/** The languages and addresses that markup names, in its order. */
const alternatesIn = (markup: string) =>
  [...markup.matchAll(/ rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, language, url]) => `${language} ${url}`,
  );

describe('A page in several languages', () => {
  it('is where its file is, English first', () => {
    expect([...versions('/')]).toEqual([
      ['en', '/'],
      ['hi', '/hi'],
    ]);
    expect([...versions('/clinics').values()]).toEqual(['/clinics', '/hi/clinics']);
    expect([...versions('/about').values()]).toEqual(['/about']);
  });

  it('names each language, itself, and English for everybody else, alike in each', () => {
    const named = [`en ${site}/clinics`, `hi ${site}/hi/clinics`, `x-default ${site}/clinics`];
    for (const language of ['en', 'hi'])
      expect(alternatesIn(languageTags(site, versions('/clinics'), language, 'IN'))).toEqual(named);
  });

  it('tells chat apps its own language and the others', () => {
    const tags = languageTags('', versions('/'), 'hi', 'IN');
    expect(
      [...tags.matchAll(/"(og:[^"]*)" content="([^"]*)"/g)].map((found) => found.slice(1)),
    ).toEqual([
      ['og:locale', 'hi_IN'],
      ['og:locale:alternate', 'en_IN'],
    ]);
    // Without the site’s own address there are no whole URLs.
    expect(alternatesIn(tags)).toEqual([]);
  });
});

describe('The sitemap', () => {
  const urlsOf = (pages: Versions[]) => sitemap(site, pages).match(/<url>.*<\/url>/g) ?? [];

  it('lists a page in each of its languages, with all of them', () => {
    const [english = '', hindi = '', ...others] = urlsOf([versions('/clinics')]);
    expect(others).toEqual([]);
    expect(english).toContain(`<loc>${site}/clinics</loc>`);
    expect(hindi).toContain(`<loc>${site}/hi/clinics</loc>`);
    expect(alternatesIn(hindi)).toEqual([
      `en ${site}/clinics`,
      `hi ${site}/hi/clinics`,
      `x-default ${site}/clinics`,
    ]);
    expect(alternatesIn(english)).toEqual(alternatesIn(hindi));
  });

  it('says nothing of languages where a site has English alone', () => {
    expect(sitemap(site, [versions('/about')])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${site}/about</loc></url>
</urlset>
`);
  });
});
