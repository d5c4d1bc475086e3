/** Unverified: only the API can tell whether a token is valid. */
export interface IdTokenClaims {
  email?: string;
  sub?: string;
  issuedAtMs?: number;
  expiresAtMs?: number;
}

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

/** Stable across renewals; the token itself if it names nobody. */
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
    // Not base64url or JSON, hence no JWT.
    return undefined;
  }
}

/** A token without expiry counts as valid: the API decides. */
export function isExpired(token: string, nowMs: number): boolean {
  const expiresAtMs = claimsOf(token)?.expiresAtMs;
  return expiresAtMs !== undefined && expiresAtMs <= nowMs;
}
