/** The variables of docs/product.md, section 10, from a settings file or the environment. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Where the visits are below their base, unless VITE_VISITS_PATH says otherwise. */
const defaultVisitsPath = '/xml/vetbuddy-visits';

/** The base URL without a closing slash, so that both spellings work. */
function withoutSlash(base = ''): string {
  return base.replace(/\/+$/, '');
}

/**
 * Reads the variables of a build. The browser uses them through env.ts, and the build makes the content security policy
 * from the same URLs. Expects variables that scripts/requireEnv.ts has accepted; missing ones become ''.
 */
export function readSettings(env: Env) {
  const vetCare = withoutSlash(env.VITE_VET_CARE_API_URL);
  const region = env.VITE_COGNITO_REGION ?? '';
  return {
    /** The URLs of the calls (docs/product.md, section 7). */
    calls: {
      stores: env.VITE_STORES_URL ?? '',
      /** Called once when the booking form loads; undefined: no call. */
      warmUp: env.VITE_BOOKING_WARM_UP_URL || undefined,
      booking: `${vetCare}/appointment-booking`,
      signIn: env.VITE_COGNITO_ENDPOINT || `https://cognito-idp.${region}.amazonaws.com/`,
      appointments: `${vetCare}/admin-booking-list`,
      visits: withoutSlash(env.VITE_VISITS_API_URL) + (env.VITE_VISITS_PATH || defaultVisitsPath),
    },
    cognitoClientId: env.VITE_COGNITO_CLIENT_ID ?? '',
    /** In ms; 0 means no timeout. */
    httpTimeoutMs: Number(env.VITE_HTTP_TIMEOUT_MS) || 0,
    /** Whether the visit lists (calls 5 and 6) send the staff's token. */
    visitsNeedToken: env.VITE_VISITS_NEED_TOKEN === 'true',
    /** The public origin without a closing slash; '' where none is set. */
    siteUrl: withoutSlash(env.VITE_SITE_URL),
  };
}
