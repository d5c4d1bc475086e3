import { expect, it } from 'vitest';
import { versionsOf } from '#scripts/languages/versions.ts';
import { sitemap } from '#scripts/sitemap.ts';

const site = 'https://vets.example';
const hindi = { code: 'hi', name: 'हिन्दी', pages: ['/', '/clinics', '/clinics/:slug'] };
const versions = (address: string) => versionsOf(address, [hindi]);

/** The languages and addresses that markup names, in its order. */
const alternatesIn = (markup: string) =>
  [...markup.matchAll(/ rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, language, url]) => `${language} ${url}`,
  );

it('a page has a version in each language that it is translated into, English first', () => {
  expect([...versions('/').values()]).toEqual(['/', '/hi']);
  expect([...versions('/clinics/adyar').values()]).toEqual(['/clinics/adyar', '/hi/clinics/adyar']);
  expect([...versions('/about').values()]).toEqual(['/about']);
});

it('the sitemap lists a page in each of its languages, with all of them', () => {
  const pages = sitemap(site, [versions('/clinics'), versions('/about')]);
  const [inEnglish = '', inHindi = '', about] = pages.match(/<url>.*<\/url>/g) ?? [];
  expect(inEnglish).toContain(`<loc>${site}/clinics</loc>`);
  expect(inHindi).toContain(`<loc>${site}/hi/clinics</loc>`);
  expect(alternatesIn(inHindi)).toEqual([
    `en ${site}/clinics`,
    `hi ${site}/hi/clinics`,
    `x-default ${site}/clinics`,
  ]);
  expect(alternatesIn(inEnglish)).toEqual(alternatesIn(inHindi));
  expect(about).toBe(`<url><loc>${site}/about</loc></url>`);
});
