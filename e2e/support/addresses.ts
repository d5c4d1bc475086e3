import { addressesAt } from '#sandbox/addresses.ts';

/** The site's port; the cloud has the next. `E2E_PORT` lets two checkouts run at once. */
const port = Number(process.env.E2E_PORT ?? 4310);

/** The site and the cloud have different origins, as in production. */
export const siteOrigin = `http://127.0.0.1:${port}`;
export const cloudOrigin = `http://127.0.0.1:${port + 1}`;

export const siteSettings = { ...addressesAt(cloudOrigin), VITE_SITE_URL: siteOrigin };
