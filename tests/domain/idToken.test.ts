import { expect, it } from 'vitest';
import { claimsOf, isExpired, userOf } from '#src/domain/idToken.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

function tokenWith(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part(payload)}.c2lnbmF0dXJl`;
}

it('a token’s user, e-mail, issue and expiry are read', () => {
  const token = tokenWith({
    email: 'reception@vetbuddy.example',
    iat: 1_799_996_400,
    exp: 1_800_000_000,
    sub: 'x',
    name: 'Asha',
  });
  expect(claimsOf(token)).toEqual({
    email: 'reception@vetbuddy.example',
    sub: 'x',
    issuedAtMs: 1_799_996_400_000,
    expiresAtMs: 1_800_000_000_000,
  });
});

it('all tokens of a user name the same user', () => {
  expect(userOf(tokenWith({ sub: 'x', exp: 1 }))).toBe(userOf(tokenWith({ sub: 'x', exp: 2 })));
  expect(userOf(tokenWith({ email: 'a@b.example' }))).toBe('a@b.example');
  expect(userOf(tokenWith({ sub: 'x' }))).not.toBe(userOf(tokenWith({ sub: 'y' })));
  expect(userOf('no token')).toBe('no token');
  const [head, payload] = tokenWith({ sub: 'x' }).split('.');
  expect(userOf(`${head}.${payload}`)).toBe(`${head}.${payload}`);
});

it('a token’s e-mail can have any script and any base64url character', () => {
  expect(claimsOf(tokenWith({ email: 'आशा>>>???ÿ@उदाहरण.भारत' }))).toEqual({
    email: 'आशा>>>???ÿ@उदाहरण.भारत',
  });
});

it('missing claims and claims of the wrong type are left out', () => {
  expect(claimsOf(tokenWith({}))).toEqual({});
  expect(claimsOf(tokenWith({ email: 7, exp: 'soon', iat: 'x', sub: {} }))).toEqual({});
  expect(claimsOf(tokenWith({ email: '', exp: null }))).toEqual({});
});

it('a text that is not a token has no claims and does not expire', () => {
  const broken = ['', 'token', 'a.b', 'a.b.c', '..', 'a..c', 'a.%%%.c'];
  const noRecords = [[1], null, 'x', 7].map(tokenWith);
  expectAnswers(
    (text) => [claimsOf(text), isExpired(text, 0)],
    [...broken, ...noRecords].map((text) => [text, [undefined, false]]),
  );
});

it('a token is expired after its time', () => {
  const token = tokenWith({ exp: 1000 });
  expect(isExpired(token, 999_999)).toBe(false);
  expect(isExpired(token, 1_000_000)).toBe(true);
  expect(isExpired(tokenWith({}), Number.MAX_SAFE_INTEGER)).toBe(false);
});
