// @vitest-environment node
import { JSDOM } from 'jsdom';
import { expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { copyPaths } from '#src/app/prerenderPaths.ts';
import { pathsToPrerender, renderPage } from '#src/app/renderPage.tsx';
import { paths } from '#src/config/paths.ts';
import { directionsTo } from '#src/domain/clinicDirectory.ts';

/* The pages as the build writes them, before any script runs. */

const { window } = new JSDOM();
const parser = new window.DOMParser();

interface ContactLink {
  href: string;
  text: string;
}

/** Returns the links that open the phone, the mail app, WhatsApp or the maps. */
function contactLinksIn(html: string): ContactLink[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs)]
    .map(([, href = '', text = '']) => ({
      href: href.replaceAll('&amp;', '&'),
      text: text.replaceAll(/<[^>]*>/g, '\n'),
    }))
    .filter(({ href }) => /^(?!https?:|[/#])|\/\/wa\.me|maps/.test(href));
}

const numbers = [brand.phone, ...clinics.map(({ phone }) => phone)].map(({ href }) => href);
const directions = clinics.map(({ geo }) => directionsTo(geo));
const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Whether a link phones the number that it shows, mails a known address, opens a WhatsApp text, or leads to a clinic. */
function works({ href, text }: ContactLink): boolean {
  const url = new URL(href);
  if (url.protocol === 'tel:') {
    const [written = href] = /\+[\d ]{6,}/.exec(text) ?? [];
    return numbers.includes(href) && digitsOf(written) === digitsOf(href);
  }
  if (url.protocol === 'mailto:')
    return (
      [brand.email, 'privacy@vetbuddy.example'].includes(url.pathname) &&
      [...url.searchParams.keys()].every((key) => key === 'subject' || key === 'body')
    );
  if (url.host === 'wa.me')
    return /^\/(?:\d{8,15})?$/.test(url.pathname) && Boolean(url.searchParams.get('text'));
  return directions.includes(href);
}

// The pages of the services are copies of one.
const moreCopies = copyPaths.slice(1);

it.each(pathsToPrerender().filter(({ address }) => !moreCopies.includes(address)))(
  'the page $address has no inline code, and only contact links that work',
  async ({ address }) => {
    const { html } = await renderPage(address);
    expect(html).not.toMatch(/<script|style="/);
    const links = contactLinksIn(html);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !works(link))).toEqual([]);
  },
);

const hospital = clinics.find(({ emergency }) => emergency)!;
const noHospital = clinics.find(({ emergency }) => !emergency)!;

it.each([hospital, noHospital])(
  'the page of $name calls and leads to this clinic alone',
  async (clinic) => {
    const { slug, city, phone, geo } = clinic;
    const { html } = await renderPage(paths.clinic(slug));
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    const found = contactLinksIn(main).map(({ href }) => href);
    expect(found).toContain(phone.href);
    expect(found).toContain(directionsTo(geo));
    // In a city without a hospital the page also gives the business's number for advice.
    const hasHospital = clinics.some((one) => one.emergency && one.city === city);
    const whatsApp = phone.number.replace('+', 'https://wa.me/');
    const advice = hasHospital ? [] : [brand.phone.href];
    const own = [phone.href, whatsApp, directionsTo(geo), ...advice];
    expect(found.filter((href) => !own.includes(href.replace(/\?text=.*/, '')))).toEqual([]);
  },
);

it('a page with a clock is the same whenever it is built', async () => {
  const pages = [paths.home, paths.clinic('indiranagar'), paths.timetable, paths.appointmentList];
  const render = () => Promise.all(pages.map(async (page) => (await renderPage(page)).html));
  const before = await render();
  vi.setSystemTime('2028-02-26T23:59:00Z');
  expect(await render()).toEqual(before);
});

it('a prerendered article contains its whole text, and the timetable marks no day', async () => {
  const article = await renderPage('/blog/monsoon-paws');
  expect(article.html).toContain('A tick feels like a lentil that does not move.');
  expect(article.head).toContain('<title>Monsoon paws: keeping feet dry and ticks away | ');
  const timetable = await renderPage('/timetable');
  expect(timetable.html).not.toMatch(/Today|today/);
});

it.each([
  [paths.contact, /The button|Send Request/, /^Please call us.*This form needs JavaScript/],
  [paths.appointments, /The button/, /^Please book by phone.*This form needs JavaScript/],
  [paths.visits, /Loading/, /^This list needs JavaScript/],
] as const)(
  'without JavaScript %s says what needs it, and shows nothing that waits for it',
  async (path, waits, note) => {
    const document = parser.parseFromString((await renderPage(path)).html, 'text/html');
    expect(document.querySelector('main noscript')?.textContent).toMatch(note);
    for (const part of document.querySelectorAll('.script-only')) part.remove();
    expect(document.querySelector('main')?.textContent).not.toMatch(waits);
  },
);
