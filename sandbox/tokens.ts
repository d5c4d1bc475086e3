import { createHash, createHmac, randomUUID } from 'node:crypto';

/** The key of the sample user pool. Not a secret: the tokens give access to sample data only. */
const sampleKey = 'sandbox';
const issuer = 'https://cognito-idp.sandbox.invalid/sample-pool';

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function sign(content: string): string {
  return createHmac('sha256', sampleKey).update(content).digest('base64url');
}

/**
 * Issues a token like Cognito's. It is signed, so that the sandbox recognises its own tokens without storing them. `now`
 * is in ms, `lifetime` in seconds.
 */
export function issueToken(
  email: string,
  use: 'id' | 'access',
  now: number,
  lifetime: number,
): string {
  const seconds = Math.floor(now / 1000);
  const header = encode({ kid: 'sample', alg: 'HS256' });
  const payload = encode({
    // The same in every token of the user.
    sub: createHash('sha256').update(email).digest('hex').slice(0, 32),
    iss: issuer,
    token_use: use,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + lifetime,
    jti: randomUUID(),
    email,
    email_verified: true,
  });
  const content = `${header}.${payload}`;
  return `${content}.${sign(content)}`;
}

/** A text that holds what the sandbox has to know again later: the session of a challenge, a refresh token. */
export function seal(kind: string, content: object): string {
  const sealed = `${kind}.${encode({ ...content, nonce: randomUUID() })}`;
  return `${sealed}.${sign(sealed)}`;
}

/** What `seal` was given; undefined where the text is not of this kind, or not the sandbox's. */
export function unseal(kind: string, text: unknown): Record<string, unknown> | undefined {
  if (typeof text !== 'string') return undefined;
  const [givenKind, content = '', signature] = text.split('.');
  if (givenKind !== kind || signature !== sign(`${kind}.${content}`)) return undefined;
  return decode(content) as Record<string, unknown>;
}

/**
 * What is wrong with an Authorization header, as the cloud's gateway says it; undefined if nothing is. `now` is in ms.
 */
export function authorizationProblem(
  authorization: string | null,
  now: number,
): string | undefined {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  if (!token) return 'Unauthorized';
  const [header, payload, signature] = token.split('.');
  if (!header || !payload || signature !== sign(`${header}.${payload}`)) return 'Unauthorized';
  const { exp } = decode(payload) as { exp: number };
  return exp * 1000 <= now ? 'The incoming token has expired' : undefined;
}
