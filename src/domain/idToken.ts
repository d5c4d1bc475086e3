/** What the site reads from an identity token. It is only displayed: whether a token is valid, only the API can tell. */
export interface IdTokenClaims {
  email?: string;
  /** The user pool's id of the user. */
  sub?: string;
  /** Milliseconds since 1970. */
  issuedAtMs?: number;
  /** Milliseconds since 1970. */
  expiresAtMs?: number;
}

/** The claims of a JWT without checking its signature; undefined where the text is no JWT. */
export function claimsOf(token: string): IdTokenClaims | undefined {
  const parts = token.split('.');
  if (parts.length !== 3 || !parts[1]) return undefined;
  const payload = jsonOf(parts[1]);
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return undefined;
  const { email, sub, iat, exp } = payload as Record<string, unknown>;
  return {
    ...(isText(email) ? { email } : {}),
    ...(isText(sub) ? { sub } : {}),
    ...(isNumber(iat) ? { issuedAtMs: iat * 1000 } : {}),
    ...(isNumber(exp) ? { expiresAtMs: exp * 1000 } : {}),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** Whose token it is: the same for every token of one user. The token itself where it does not say. */
export function userOf(token: string): string {
  const claims = claimsOf(token);
  return claims?.sub ?? claims?.email ?? token;
}

function jsonOf(base64url: string): unknown {
  try {
    const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Not base64url or not JSON, so not a JWT.
    return undefined;
  }
}

/** Whether a token has expired at `nowMs` (ms since 1970). One without an expiry counts as valid; the API decides. */
export function isExpired(token: string, nowMs: number): boolean {
  const expiresAtMs = claimsOf(token)?.expiresAtMs;
  return expiresAtMs !== undefined && expiresAtMs <= nowMs;
}
