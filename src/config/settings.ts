/** The variables of decisions.md (Addresses), as a settings file or the environment gives them. */
export type Env = Readonly<Record<string, string | undefined>>;

/** The base without its closing slash, so that both spellings work. */
function withoutSlash(base = ''): string {
  return base.replace(/\/+$/, '');
}

/**
 * What a build's variables mean: the browser reads them through env.ts, and the build writes the content security
 * policy from the same addresses. Takes them as checked by checkEnv; missing ones become ''.
 */
export function readSettings(env: Env) {
  const vetCare = withoutSlash(env.VITE_VET_CARE_API_URL);
  const region = env.VITE_COGNITO_REGION ?? '';
  return {
    /** Where the calls of specification, section 7 go. */
    calls: {
      stores: env.VITE_STORES_URL ?? '',
      /** Called once when the booking form loads; undefined: no call. */
      warmUp: env.VITE_BOOKING_WARM_UP_URL || undefined,
      booking: `${vetCare}/appointment-booking`,
      signIn: env.VITE_COGNITO_ENDPOINT || `https://cognito-idp.${region}.amazonaws.com/`,
      appointments: `${vetCare}/admin-booking-list`,
      visits: `${withoutSlash(env.VITE_VISITS_API_URL)}/xml/vetbuddy-visits`,
    },
    cognitoClientId: env.VITE_COGNITO_CLIENT_ID ?? '',
    /** ms; 0 is none. */
    httpTimeoutMs: Number(env.VITE_HTTP_TIMEOUT_MS) || 0,
    /** IANA zone; undefined: the visitor's own. */
    clinicTimeZone: env.VITE_CLINIC_TIME_ZONE || undefined,
    /** The public origin without a closing slash; '' where none is set. */
    siteUrl: withoutSlash(env.VITE_SITE_URL),
  };
}
