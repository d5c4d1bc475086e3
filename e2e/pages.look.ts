import { scrollThrough } from './support/hydrate.ts';
import { publicLayouts, unlisted } from './support/pages.ts';
import { expectLook, test } from './support/look.ts';

/** Their lower part is that of the home page. */
const likeHome: readonly string[] = ['/home-v3', '/devHome'];

for (const path of [...publicLayouts, ...unlisted, '/error']) {
  test(`${path} looks as it did`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await scrollThrough(page);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    await expectLook(page, `page-${name}`, {
      fullPage: true,
      upTo: likeHome.includes(path) ? 2400 : undefined,
    });
  });
}
