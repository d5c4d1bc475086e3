import { clientId } from '#sandbox/data/staff.ts';

/** The site's port; the cloud has the next. `E2E_PORT` lets two checkouts run at once. */
const port = Number(process.env.E2E_PORT ?? 4310);

/** The site and the cloud have different origins, as in production. */
export const siteOrigin = `http://127.0.0.1:${port}`;
export const cloudOrigin = `http://127.0.0.1:${port + 1}`;

export const siteSettings = {
  VITE_STORES_URL: `${cloudOrigin}/prod/admin-stores-list`,
  VITE_VET_CARE_API_URL: `${cloudOrigin}/prod`,
  VITE_VISITS_API_URL: `${cloudOrigin}/visits/`,
  VITE_COGNITO_CLIENT_ID: clientId,
  VITE_COGNITO_ENDPOINT: `${cloudOrigin}/`,
  VITE_SITE_URL: siteOrigin,
  VITE_BOOKING_WARM_UP_URL: `${cloudOrigin}/prod/warm-up`,
};
