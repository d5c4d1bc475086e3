import { paths } from '#src/config/paths.ts';

/** Every path directly under `under` shows `page`, whatever the id (docs/product.md, section 2: notes). */
export const sharedPages = [{ under: `${paths.service}/`, page: paths.serviceDetails() }];
