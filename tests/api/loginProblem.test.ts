import { expect, it } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import { loginProblemOf } from '#src/api/loginProblem.ts';
import { sampleToken } from '#tests/support/staff.ts';

const token = sampleToken();
const status = (code: number) => new ApiError('status', '', { status: code });

it.each([
  ['nobody is logged in', null, status(401), 'logged out'],
  ['the token is refused', token, status(401), 'refused'],
  ['this user may not see it', token, status(403), 'forbidden'],
  ['no answer came', token, new ApiError('network', ''), 'maybe'],
  ['no answer came in time', token, new ApiError('timeout', ''), 'maybe'],
  ['the server has a problem', token, status(500), undefined],
  ['nothing went wrong', token, null, undefined],
] as const)('the login problem is named where %s', (_, held, error, problem) => {
  expect(loginProblemOf(error, held)).toBe(problem);
});
