import { hydrate } from './support/hydrate.ts';
import { unlisted } from './support/pages.ts';
import { collectViolations } from './support/policy.ts';
import { expect, test } from './support/test.ts';

test('a hovered link’s document is prefetched and a pressed one’s prerendered until the page is hydrated', async ({
  page,
  request,
}) => {
  const violations = await collectViolations(page);
  const { 'speculation-rules': header = '' } = (await request.get('/about')).headers();
  const file = await request.get(JSON.parse(header) as string);
  expect(file.headers()['content-type']).toBe('application/speculationrules+json');
  const rules = await file.text();
  for (const path of unlisted) expect(rules).not.toContain(path);

  // How the browser reads the rules, and what it prepares.
  const browser = await page.context().newCDPSession(page);
  const ruleSets: { sourceText: string; errorMessage?: string }[] = [];
  const prefetched = new Set<string>();
  browser.on('Preload.ruleSetUpdated', ({ ruleSet }) => ruleSets.push(ruleSet));
  browser.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') prefetched.add(new URL(prefetchUrl).pathname);
  });
  // Chromium tells of it and goes no further: it does not prerender for a page that Playwright is attached to.
  const prerendered = new Set<string>();
  browser.on('Preload.prerenderStatusUpdated', ({ key }) => {
    prerendered.add(new URL(key.url).pathname);
  });
  await browser.send('Preload.enable');

  await page.route(/\/assets\/startApp-.*\.js$/, () => undefined);
  await page.goto('/about');
  await expect.poll(() => ruleSets.map(({ sourceText }) => sourceText)).toEqual([rules]);
  expect(ruleSets[0]!.errorMessage).toBeUndefined();
  const link = page.getByRole('main').getByRole('link', { name: 'Meet our vets' });
  await link.hover();
  await expect.poll(() => [...prefetched]).toEqual(['/doctors']);
  expect([...prerendered]).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => [...prerendered]).toEqual(['/doctors']);
  // Let go elsewhere, a link is not followed.
  await page.mouse.move(0, 0);
  await page.mouse.up();

  await page.unrouteAll();
  await page.reload();
  await hydrate(page);
  prefetched.clear();
  prerendered.clear();
  await link.hover();
  await page.mouse.down();
  // Longer than a pointer rests on a link before Chromium prefetches.
  await page.waitForTimeout(500);
  expect([...prefetched]).toEqual([]);
  expect([...prerendered]).toEqual([]);
  expect(violations).toEqual([]);
});

/** The address of a page, a link of it below the first screen, and where it leads. */
const links = {
  'The router’s': ['/clinics', 'VetBuddy Adyar', '/clinics/adyar'],
  'A plain': ['/about', 'Meet our vets', '/doctors'],
} as const;

for (const [kind, [address, name, next]] of Object.entries(links))
  test(`${kind} link starts at the top of the next page, and Back returns to where the link was`, async ({
    page,
  }) => {
    await page.goto(address);
    await hydrate(page);
    const scrolled = () => page.evaluate(() => window.scrollY);
    const heading = page.getByRole('heading', { level: 1 });
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    // The browser itself moves the focus into another document.
    const isSameDocument = kind === 'The router’s';
    await link.hover();
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);

    await link.click();
    await expect(page).toHaveURL(next);
    if (isSameDocument) await expect(heading).toBeFocused();
    expect(await scrolled()).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(address);
    if (isSameDocument) await expect(heading).toBeFocused();
    await expect.poll(scrolled).toBe(before);
  });
