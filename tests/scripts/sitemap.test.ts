import { expect, it } from 'vitest';
import { sitemap } from '#scripts/sitemap.ts';

const site = 'https://vets.example';

/** The languages and addresses that markup names, in its order. */
const alternatesIn = (markup: string) =>
  [...markup.matchAll(/ rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
    ([, language, url]) => `${language} ${url}`,
  );

it('the sitemap lists a page in each of its languages, with all of them', () => {
  const pages = sitemap(site, ['/clinics', '/about']);
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
