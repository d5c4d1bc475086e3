import { logIn, unfold } from './support/desk.ts';
import { hydrate, scrollThrough } from './support/hydrate.ts';
import { isHindi, listedPages, oneOfEachLayout, unlisted } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import {
  checkOpenPage,
  checkNarrowScreen,
  checkPublicPage,
  desktop,
  expectFontsToMoveNothing,
  expectStill,
  logShifts,
  openOnSlowLine,
  phone,
  readWithoutScript,
  startWalk,
} from './support/walk.ts';
import { doubledText, expectWholeText, setRules } from './support/wholeText.ts';

// Targets are larger for fingers.
test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true });

const visits = ['/VetbuddyVisits', '/VetcareVetBuddyVisits?phone=5555502001'];

/** Pages that are also checked at 320 px with doubled text. */
const narrow = /^\/(?:|home-v3|about|contact|timetable|blog\/.+|clinics\/.+|login|Vet.+)$/;

const parts = 3;
for (let part = 0; part < parts; part += 1)
  test(`every kind of public page is accessible: part ${part + 1} of ${parts}`, async ({
    page,
    browser,
    request,
    problems,
  }) => {
    test.setTimeout(240_000);
    const walk = await startWalk(page, browser);
    const listed = (await listedPages(request)).map(({ path }) => path);
    const layouts = oneOfEachLayout(listed.filter((path) => !isHindi(path)));
    expect(layouts.length).toBeGreaterThan(16);
    for (const path of layouts.filter((_, index) => index % parts === part))
      await test.step(path, async () => {
        await checkPublicPage(walk, path);
        if (narrow.test(path)) await checkNarrowScreen(page, path);
        if (path !== '/about') return;
        // The narrowest headers that show every link.
        for (const width of [1101, 1199]) {
          await page.setViewportSize({ width, height: 800 });
          await setRules(page, doubledText);
          await expectWholeText(page, `doubled text at ${width} px`);
        }
      });
    expect(problems).toEqual([]);
  });

test('the pages that no search engine knows are accessible', async ({
  page,
  browser,
  problems,
}) => {
  test.setTimeout(240_000);
  const walk = await startWalk(page, browser);
  const paths = unlisted.filter((path) => !path.endsWith('appointmentlist'));
  for (const path of [...paths, '/error', visits[1]!])
    await test.step(path, async () => {
      if (path === '/devcontact') await readWithoutScript(walk.reader, path);
      await page.goto(path);
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      await scrollThrough(page);
      await checkOpenPage(page, path);
      if (narrow.test(path)) await checkNarrowScreen(page, path);
    });
  expect(problems).toEqual([]);
});

test('the staff list is accessible, before a login and after it', async ({ page, problems }) => {
  await page.goto('/appointmentlist');
  await hydrate(page);
  await checkOpenPage(page, 'the list before a login');
  // The list logs an error without a token.
  problems.splice(0);
  await logIn(page);
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
  await unfold(page);
  await checkOpenPage(page, 'the list');
  await checkNarrowScreen(page, 'the list');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(page.getByRole('radiogroup', { name: 'Status' })).toBeVisible();
  await checkNarrowScreen(page, 'a request');
  await page.goto('/login');
  await hydrate(page);
  await checkOpenPage(page, 'the login of who is logged in');
  expect(problems).toEqual([]);
});

test('nothing moves on a slow line, nor as the fonts come, on a phone and a desktop', async ({
  context,
  browser,
}) => {
  // Side by side, because both mostly wait for the line.
  const walks = [phone, desktop].map(async (viewport) => {
    const slow = await openOnSlowLine(browser, viewport);
    // Late fields, lists, carousels and tabs have neighbours on these pages.
    for (const path of ['/', '/home-v3', '/ContactGrooming', '/blog', '/clinics', '/hi'])
      await test.step(`${path} at ${viewport.width} px`, () => expectStill(slow, path));
    const page = await context.newPage();
    await page.addInitScript(logShifts);
    await page.setViewportSize(viewport);
    for (const path of ['/', '/service', '/doctors', '/hi'])
      await test.step(`${path} at ${viewport.width} px`, () =>
        expectFontsToMoveNothing(page, path));
  });
  await Promise.all(walks);
});

test('every other public page hydrates without a warning', async ({ page, request, problems }) => {
  const listed = (await listedPages(request)).map(({ path }) => path);
  const walked = oneOfEachLayout(listed);
  const others = listed.filter((path) => !walked.includes(path));
  expect(others.length).toBeGreaterThan(20);
  // A query does not change the prerendered HTML.
  const withQuery = [
    '/?store=11#contacts',
    '/blog?tag=dogs',
    '/devHome?name=Asha',
    '/VetbuddyVisits?page=2',
  ];
  for (const path of [...others, ...withQuery, ...visits]) {
    await page.goto(path);
    await hydrate(page);
  }
  expect(problems).toEqual([]);
});
