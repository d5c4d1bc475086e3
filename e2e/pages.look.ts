import { scrollThrough } from './support/hydrate.ts';
import { at, expectLook, test } from './support/look.ts';

interface Template {
  path: string;
  width: keyof typeof at;
  upTo?: number;
}

/**
 * Each template at one width: where most of its readers are, and every width for some. `upTo` is how much is compared of some long
 * pages, in px: without it the pictures weigh too much. The request lists, visits of a phone and development pages look like a
 * state of states.look.ts, or like another page.
 */
const templates: Template[] = [
  { path: '/', width: 390 },
  { path: '/home-v2', width: 1440, upTo: 3600 },
  { path: '/home-v3', width: 768, upTo: 2400 },
  { path: '/HomeGrooming', width: 768 },
  { path: '/ContactGrooming', width: 390 },
  { path: '/about', width: 768 },
  { path: '/service', width: 390 },
  { path: '/service/service-details', width: 1440 },
  { path: '/blog', width: 768 },
  { path: '/blog/two-minutes-a-day', width: 390 },
  { path: '/doctors', width: 768 },
  { path: '/doctors/ananya-rao', width: 390 },
  { path: '/clinics', width: 390 },
  { path: '/clinics/indiranagar', width: 1440 },
  { path: '/timetable', width: 1440 },
  { path: '/portfolio', width: 1440 },
  { path: '/contact', width: 1440 },
  { path: '/appointments', width: 390 },
  { path: '/privacy', width: 768, upTo: 1600 },
  { path: '/careers', width: 390, upTo: 1600 },
  { path: '/error', width: 390 },
  { path: '/login', width: 1440 },
  { path: '/VetbuddyVisits', width: 1440 },
];

compare(templates);

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  compare([
    { path: '/hi', width: 390, upTo: 3600 },
    { path: '/hi', width: 1440, upTo: 2400 },
    { path: '/hi/clinics/indiranagar', width: 1440, upTo: 2400 },
  ]);
});

function compare(pages: readonly Template[]) {
  for (const { path, width, upTo } of pages)
    test(`${path} looks as it did at ${width} px`, at[width], async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      await expectLook(page, `page-${name}`, { fullPage: true, upTo });
    });
}
