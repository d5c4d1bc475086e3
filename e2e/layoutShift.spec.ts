import type { Browser, Page } from 'playwright/test';
import { siteOrigin } from './support/addresses.ts';
import { hold } from './support/hold.ts';
import { hydrate } from './support/hydrate.ts';
import { publicLayouts } from './support/pages.ts';
import { shiftsOf, sumOf } from './support/shifts.ts';
import { logIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

type Speed = 'fast' | 'slowly';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The most that may move on a page, all of it added up: a part of the screen times a part of its height. */
const most = 0.02;

/** These are also scrolled slowly: with carousels, tabs and a list of clinics; pictures in rows; a list that folds. */
const scrolledSlowly = ['/', '/doctors', '/timetable'];

/** These also on a desktop: what comes late there, fields, lists, carousels and tabs, stands beside something else. */
const onDesktop = [
  ...scrolledSlowly,
  '/home-v2',
  '/home-v3',
  '/ContactGrooming',
  '/blog',
  '/clinics',
  '/clinics/indiranagar',
  '/contact',
];

/** Slow 4G, as Lighthouse has it. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

async function scrollToEnd(page: Page, speed: Speed): Promise<void> {
  const [distance, pause] = speed === 'fast' ? [2000, 30] : [300, 80];
  await expect(async () => {
    await page.mouse.wheel(0, distance);
    await page.waitForTimeout(pause);
    const rest = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
    );
    expect(rest).toBeLessThan(2);
  }).toPass({ intervals: [0], timeout: 60_000 });
}

/** Opens a page on a slow line and scrolls to its end as soon as something can be seen. */
async function visit(
  browser: Browser,
  path: string,
  viewport: typeof phone,
  speed: Speed,
): Promise<void> {
  // A visit has a context of its own, so that nothing comes from another's cache.
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  // The pages keep to their fallback fonts: when the own ones come in, text moves.
  await page.route('**/*.woff2', (route) => route.abort());

  await page.goto(siteOrigin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  await scrollToEnd(page, speed);
  // Wait for the rest: scripts, the list of clinics, pictures.
  await hydrate(page);
  await expect(page.getByText(/loading what can be booked…$/)).toHaveCount(0);
  await page.waitForFunction(() => {
    // Others need not come: pictures are loaded near the screen only.
    const isInView = (picture: Element) => {
      const { top, right, bottom, left } = picture.getBoundingClientRect();
      const { innerWidth, innerHeight } = window;
      const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return isOnScreen && picture.checkVisibility();
    };
    return [...document.images].every((picture) => picture.complete || !isInView(picture));
  });

  const shifts = await shiftsOf(page);
  const what = `${path} at ${viewport.width} px, scrolled ${speed}`;
  expect
    .soft(sumOf(shifts), `${what}\n${JSON.stringify(shifts.slice(0, 5), null, 1)}`)
    .toBeLessThanOrEqual(most);
  await context.close();
}

/** Pages are visited side by side, because a visit waits more than it computes; some at a time. */
const atATime = 2;
const groups = Array.from({ length: Math.ceil(publicLayouts.length / atATime) }, (_, group) =>
  publicLayouts.slice(group * atATime, (group + 1) * atATime),
);

for (const paths of groups)
  test(`nothing moves on ${paths.join(', ')} while they are scrolled on a slow line`, async ({
    browser,
  }) => {
    // The line is slow.
    test.slow();
    await Promise.all(
      paths.flatMap((path) => [
        visit(browser, path, phone, 'fast'),
        ...(scrolledSlowly.includes(path) ? [visit(browser, path, phone, 'slowly')] : []),
        ...(onDesktop.includes(path) ? [visit(browser, path, desktop, 'fast')] : []),
      ]),
    );
  });

test("the staff list's rows stay where they are when its filters and chart arrive, at any width", async ({
  page,
}) => {
  test.slow();
  await logIn(page);
  for (const width of [390, 1024, 1110, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const release = await hold(page, /\/(?:choosing|RequestsByDayChart|NewRequests)-\w+\.js$/);
    await page.goto('/appointmentlist');
    const name = page.getByRole('row').nth(1).getByRole('button').first();
    const top = () => name.evaluate((button) => Math.round(button.getBoundingClientRect().top));
    const before = await top();
    await expect(page.getByLabel('Service')).toHaveCount(0);
    release();
    await expect(page.getByLabel('Service')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Requests by day' })).toBeVisible();
    expect.soft(Math.abs((await top()) - before), `${width} px`).toBeLessThanOrEqual(1);
    await page.unrouteAll();
  }
});
