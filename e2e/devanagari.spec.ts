import { expect, test } from './support/test.ts';

test('Hindi is drawn with letters where there is a font for them, and a machine without one is noticed', async ({
  page,
}, { project }) => {
  await page.goto('/hi');
  const isDrawn = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = getComputedStyle(heading).font;
    // No font has U+0378: whatever is missing is drawn as the same box. With its mark a letter takes no more room than alone.
    const [missing, letter, wide, marked] = ['\u0378', 'क', 'ख', 'कु'].map(
      (text) => pen.measureText(text).width,
    );
    return letter !== missing && letter !== wide && marked === letter;
  });
  expect(isDrawn).toBe(project.name === 'hindi');
});

test('Hindi is set in the fonts that the device has: none is fetched', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/hi');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual([]);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
});

test('a line of Hindi stands as high in its button as one of English', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'hindi', 'There is no font for it.');
  const heights: number[] = [];
  for (const [path, name] of [
    ['/hi/HomeGrooming', 'अपॉइंटमेंट बुक करें'],
    ['/HomeGrooming', 'Book Appointment'],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const button = page.getByRole('button', { name, exact: true });
    heights.push(
      await button.evaluate((element) => {
        const mark = document.createElement('span');
        mark.style.cssText = 'display: inline-block';
        const line = document.createElement('span');
        line.append(...element.childNodes, mark);
        element.append(line);
        // An empty box stands on the line.
        const { top, height } = element.getBoundingClientRect();
        return mark.getBoundingClientRect().bottom - top - height / 2;
      }),
    );
  }
  expect(Math.abs(heights[0]! - heights[1]!)).toBeLessThan(1);
});
