/** The variables for a sandbox at `base`: an origin, or a path, which works on any host and port. */
export function addressesAt(base: string) {
  return {
    VITE_STORES_URL: `${base}/prod/admin-stores-list`,
    VITE_VET_CARE_API_URL: `${base}/prod`,
    VITE_VISITS_API_URL: `${base}/prod/`,
    VITE_COGNITO_CLIENT_ID: 'sample-client',
    VITE_COGNITO_ENDPOINT: `${base}/cognito/`,
    VITE_BOOKING_WARM_UP_URL: `${base}/prod/warm-up`,
  };
}
