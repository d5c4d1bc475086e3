import { hold } from './support/hold.ts';
import { publicLayouts } from './support/pages.ts';
import { expectStill, onPhone } from './support/shifts.ts';
import { logIn } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const desktop = { width: 1440, height: 900 };

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
        expectStill(browser, path, onPhone, 'fast'),
        ...(scrolledSlowly.includes(path) ? [expectStill(browser, path, onPhone, 'slowly')] : []),
        ...(onDesktop.includes(path) ? [expectStill(browser, path, desktop, 'fast')] : []),
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
