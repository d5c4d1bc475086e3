import { scrollThrough } from './support/hydrate.ts';
import { publicLayouts, unlisted } from './support/pages.ts';
import { expectLook, test } from './support/look.ts';

/**
 * How much is compared of some long pages, in px: the homes' lower parts are that of `/`, text pages go on as they begin. Without
 * them the pictures weigh too much.
 */
const upTo: Record<string, number> = {
  '/home-v2': 3600,
  '/home-v3': 2400,
  '/devHome': 2400,
  '/devcontact': 1800,
  '/careers': 1600,
  '/privacy': 1600,
};

/** The same screen as `/appointmentlist`. */
const twin = '/devappointmentlist';

for (const path of [...publicLayouts, ...unlisted, '/error']) {
  if (path === twin) continue;

  test(`${path} looks as it did`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await scrollThrough(page);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    await expectLook(page, `page-${name}`, { fullPage: true, upTo: upTo[path] });
  });
}
