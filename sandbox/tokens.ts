import { randomUUID } from 'node:crypto';

const issuer = 'https://cognito-idp.sandbox.invalid/sample-pool';

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(text = ''): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Issues a token like Cognito's, but for its signature. `lifetime` is in seconds. */
export function issueToken(email: string, use: 'id' | 'access', lifetime: number): string {
  const seconds = Math.floor(Date.now() / 1000);
  const payload = {
    sub: email,
    iss: issuer,
    token_use: use,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + lifetime,
    jti: randomUUID(),
    email,
    email_verified: true,
  };
  return `${encode({ kid: 'sample', alg: 'none' })}.${encode(payload)}.sample`;
}

/** Encodes a challenge's session or a refresh token with its content, so that it survives a restart. */
export function seal(kind: 'session' | 'refresh', content: object): string {
  return `${kind}.${encode({ ...content, nonce: randomUUID() })}`;
}

/** The sealed content; {} for a text of another kind. */
export function unseal(kind: 'session' | 'refresh', text: string): Record<string, unknown> {
  const [givenKind, content] = text.split('.');
  return givenKind === kind ? decode(content) : {};
}

/** The gateway's message for an invalid Authorization header; undefined for a valid one. */
export function authorizationProblem(header: string | null): string | undefined {
  const { iss, exp } = decode(/^Bearer [^.]+\.([^.]+)\./.exec(header ?? '')?.[1]);
  if (iss !== issuer) return 'Unauthorized';
  return Number(exp) * 1000 <= Date.now() ? 'The incoming token has expired' : undefined;
}
