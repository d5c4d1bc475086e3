export type Env = Readonly<Record<string, string | undefined>>;

const defaultVisitsPath = '/xml/vetbuddy-visits';

function withoutSlash(base = ''): string {
  return base.replace(/\/+$/, '');
}

/** The settings of the variables, '' if one is missing; read by the browser (env.ts) and for the content security policy. */
export function readSettings(env: Env) {
  const vetCare = withoutSlash(env.VITE_VET_CARE_API_URL);
  const region = env.VITE_COGNITO_REGION ?? '';
  return {
    calls: {
      stores: env.VITE_STORES_URL ?? '',
      warmUp: env.VITE_BOOKING_WARM_UP_URL || undefined,
      booking: `${vetCare}/appointment-booking`,
      signIn: env.VITE_COGNITO_ENDPOINT || `https://cognito-idp.${region}.amazonaws.com/`,
      appointments: `${vetCare}/admin-booking-list`,
      visits: withoutSlash(env.VITE_VISITS_API_URL) + (env.VITE_VISITS_PATH || defaultVisitsPath),
    },
    cognitoClientId: env.VITE_COGNITO_CLIENT_ID ?? '',
    httpTimeoutMs: Number(env.VITE_HTTP_TIMEOUT_MS) || 0,
    visitsNeedToken: env.VITE_VISITS_NEED_TOKEN === 'true',
    siteUrl: withoutSlash(env.VITE_SITE_URL),
  };
}
