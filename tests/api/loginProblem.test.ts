import { expect, it } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import { loginProblemOf } from '#src/api/loginProblem.ts';
import { sampleToken } from '#tests/support/staff.ts';

const now = Date.now();
const [valid, ended] = [sampleToken(now + 60_000), sampleToken(now - 60_000)];
const status = (code: number) => new ApiError('status', '', { status: code });

it.each([
  ['nobody is logged in', null, status(401), 'logged out'],
  ['a token that has ended is refused', ended, status(401), 'expired'],
  ['a token that has not ended is refused', valid, status(401), 'refused'],
  ['this user may not see it', valid, status(403), 'forbidden'],
  ['this user may not see it, and the token has ended', ended, status(403), 'forbidden'],
  ['no answer came, and the token has ended', ended, new ApiError('network', ''), 'maybe expired'],
  ['nothing went wrong but that the token has ended', ended, null, 'maybe expired'],
  ['no answer came', valid, new ApiError('network', ''), 'maybe'],
  ['no answer came in time', valid, new ApiError('timeout', ''), 'maybe'],
  ['the server has a problem', valid, status(500), undefined],
  ['nothing went wrong', valid, null, undefined],
] as const)('says of the login what is to be said where %s', (_, token, error, problem) => {
  expect(loginProblemOf(error, token)).toBe(problem);
});
