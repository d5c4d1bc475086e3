// @vitest-environment node
import { JSDOM } from 'jsdom';
import { expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { copyPaths } from '#src/app/prerenderPaths.ts';
import { pagesToPrerender, renderPage } from '#src/app/renderPage.tsx';
import { paths } from '#src/config/paths.ts';
import { directionsTo } from '#src/domain/clinicDirectory.ts';

/* The pages as the build writes them, before any script runs. */

const parser = new new JSDOM().window.DOMParser();

async function documentAt(address: string) {
  return parser.parseFromString((await renderPage(address)).html, 'text/html');
}

/** Returns the links that open the phone, the mail app, WhatsApp or the maps. */
function contactLinksIn(part: ParentNode) {
  return [...part.querySelectorAll('a')]
    .map((link) => ({ href: link.getAttribute('href') ?? '', text: link.textContent }))
    .filter(({ href }) => /^(?!https?:|[/#])|\/\/wa\.me|maps/.test(href));
}

const phones = [brand.phone, ...clinics.map(({ phone }) => phone)];
const directions = clinics.map(({ geo }) => directionsTo(geo));

/** Whether a link phones the number that it shows, mails a known address, opens a WhatsApp text, or leads to a clinic. */
function works({ href, text }: ReturnType<typeof contactLinksIn>[number]): boolean {
  const url = new URL(href);
  if (url.protocol === 'tel:')
    return phones.some(
      (phone) => phone.href === href && (text.includes(phone.display) || !text.includes('+')),
    );
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

it.each(pagesToPrerender().filter(({ address }) => !moreCopies.includes(address)))(
  'the page $address has no inline code, and only contact links that work',
  async ({ address }) => {
    const page = await documentAt(address);
    expect(page.querySelector('script, [style]')).toBeNull();
    const links = contactLinksIn(page);
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
    const page = await documentAt(paths.clinic(slug));
    const found = contactLinksIn(page.querySelector('main')!).map(({ href }) => href);
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
    const page = await documentAt(path);
    expect(page.querySelector('main noscript')?.textContent).toMatch(note);
    for (const part of page.querySelectorAll('.script-only')) part.remove();
    expect(page.querySelector('main')?.textContent).not.toMatch(waits);
  },
);
