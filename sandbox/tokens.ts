import { createHmac, randomUUID } from 'node:crypto';

/** The key of the sample user pool. Not a secret: the tokens give access to sample data only. */
const sampleKey = 'sandbox';
const issuer = 'https://cognito-idp.sandbox.invalid/sample-pool';

/** In seconds; Cognito's default. */
export const tokenLifetime = 3600;

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sign(content: string): string {
  return createHmac('sha256', sampleKey).update(content).digest('base64url');
}

/**
 * Issues a token like Cognito's. It is signed, so that the sandbox recognises its own tokens without storing them. `now`
 * is in ms.
 */
export function issueToken(email: string, use: 'id' | 'access', now: number): string {
  const seconds = Math.floor(now / 1000);
  const header = encode({ kid: 'sample', alg: 'HS256' });
  const payload = encode({
    sub: randomUUID(),
    iss: issuer,
    token_use: use,
    auth_time: seconds,
    iat: seconds,
    exp: seconds + tokenLifetime,
    email,
    email_verified: true,
  });
  const content = `${header}.${payload}`;
  return `${content}.${sign(content)}`;
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
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const { exp } = claims as { exp: number };
  return exp * 1000 <= now ? 'The incoming token has expired' : undefined;
}
