import { paths } from '#src/config/paths.ts';

/** Every path directly under `under` shows `page`, whatever the id (docs/product.md, section 2: notes). */
export const sharedPages = [{ under: `${paths.service}/`, page: paths.serviceDetails() }];

/** The same in every language that has the page: those of the site's addresses that end with its own, '/hi/service/…'. */
export function sharedPagesIn(addresses: readonly string[]) {
  return sharedPages.flatMap(({ under, page }) => {
    const folders = addresses
      .filter((address) => address.endsWith(page) && address !== page)
      .map((address) => address.slice(0, -page.length));
    return ['', ...folders].map((folder) => ({ under: folder + under, page: folder + page }));
  });
}
