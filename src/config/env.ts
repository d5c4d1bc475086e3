/** The addresses the site was built with (decisions.md, Addresses). Checked by the build; read here once. */
const env = import.meta.env;

/** The base without its closing slash, so that both spellings work. */
function withoutSlash(base: string): string {
  return base.replace(/\/+$/, '');
}

const region = env.VITE_COGNITO_REGION ?? '';

export const config = {
  storesUrl: env.VITE_STORES_URL ?? '',
  vetCareApiUrl: withoutSlash(env.VITE_VET_CARE_API_URL ?? ''),
  visitsApiUrl: withoutSlash(env.VITE_VISITS_API_URL ?? ''),
  cognitoClientId: env.VITE_COGNITO_CLIENT_ID ?? '',
  cognitoEndpoint: env.VITE_COGNITO_ENDPOINT || `https://cognito-idp.${region}.amazonaws.com/`,
  /** Called once when the booking form loads; undefined: no call. */
  bookingWarmUpUrl: env.VITE_BOOKING_WARM_UP_URL || undefined,
  /** ms; 0 is none. */
  httpTimeoutMs: Number(env.VITE_HTTP_TIMEOUT_MS) || 0,
  /** IANA zone; undefined: the visitor's own. */
  clinicTimeZone: env.VITE_CLINIC_TIME_ZONE || undefined,
  /** The public origin without a closing slash; '' where none is set. */
  siteUrl: withoutSlash(env.VITE_SITE_URL ?? ''),
};
