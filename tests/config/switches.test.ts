// @vitest-environment node
import { expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { offPages } from '#scripts/content/siteSwitches.ts';
import { isOn, onLink, onLinks } from '#src/config/switches.ts';
import type { Site } from '#src/content/schema/site.ts';

const everything: Site = {
  samples: true,
  sampleForms: true,
  comments: true,
  pages: {
    homeV2: true,
    homeV3: true,
    timetable: true,
    portfolio: true,
    prices: true,
    blog: true,
    devHome: true,
    devContact: true,
    devAppointmentList: true,
  },
};

const offPaths = (site: Site, articles = 3) => offPages(site, articles).map(({ path }) => path);

it('a site with everything on is without no page', () => {
  expect(offPages(everything, 3)).toEqual([]);
});

it.each(Object.keys(everything.pages) as (keyof Site['pages'])[])(
  'the switch %s takes one page away, and its folder is there',
  (name) => {
    const pages = { ...everything.pages, [name]: false };
    const [off, ...more] = offPages({ ...everything, pages }, 3);
    expect(more).toEqual([]);
    expect(off?.path).toMatch(/^\/\w/);
    expect(['', ...readdirSync('src/pages')]).toContain(off?.folder ?? '');
  },
);

it('a site without articles is without the blog', () => {
  expect(offPaths(everything, 0)).toEqual(['/blog']);
});

it('a site without sample forms is without the page that is nothing else', () => {
  expect(offPaths({ ...everything, sampleForms: false })).toEqual(['/appointments']);
});

it('a site has what leads elsewhere, and what only begins like a page that is off', () => {
  expect(isOn('https://example.com/blog')).toBe(true);
  expect(isOn('/')).toBe(true);
  expect(isOn('tel:+910000001234')).toBe(true);
  const links = [{ href: '/about' }, { href: '/doctors#team' }];
  expect(onLinks(links)).toEqual(links);
  expect(onLink(links[0]!)).toBe(links[0]);
});
