/** The site and the cloud have different origins, as in production. No other script uses these ports. */
export const siteOrigin = 'http://127.0.0.1:4310';
export const cloudOrigin = 'http://127.0.0.1:4311';

/** The settings of the site under test. */
export const siteSettings = {
  VITE_STORES_URL: `${cloudOrigin}/prod/admin-stores-list`,
  VITE_VET_CARE_API_URL: `${cloudOrigin}/prod`,
  VITE_VISITS_API_URL: `${cloudOrigin}/visits/`,
  VITE_COGNITO_CLIENT_ID: 'sample-client',
  VITE_COGNITO_ENDPOINT: `${cloudOrigin}/`,
  VITE_SITE_URL: siteOrigin,
  VITE_BOOKING_WARM_UP_URL: `${cloudOrigin}/prod/warm-up`,
  VITE_CLINIC_TIME_ZONE: 'Asia/Kolkata',
};
