/** What the site reads from an identity token. It is only displayed: whether a token is valid, only the API can tell. */
export interface IdTokenClaims {
  email?: string;
  /** Milliseconds since 1970. */
  expiresAtMs?: number;
}

/** The claims of a JWT without checking its signature; undefined where the text is no JWT. */
export function claimsOf(token: string): IdTokenClaims | undefined {
  const parts = token.split('.');
  if (parts.length !== 3 || !parts[1]) return undefined;
  const payload = jsonOf(parts[1]);
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return undefined;
  const { email, exp } = payload as Record<string, unknown>;
  return {
    ...(typeof email === 'string' && email !== '' ? { email } : {}),
    ...(typeof exp === 'number' && Number.isFinite(exp) ? { expiresAtMs: exp * 1000 } : {}),
  };
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
