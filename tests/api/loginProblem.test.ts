import { it } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import { loginProblemOf } from '#src/api/loginProblem.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';
import { sampleToken } from '#tests/support/staff.ts';

const token = sampleToken();
const status = (code: number) => new ApiError('status', '', { status: code });

it('a failed list of the staff has its login problem where logging in helps', () =>
  expectAnswers(
    ([held, error]: [string | null, ApiError | null]) => loginProblemOf(error, held),
    [
      [[null, status(401)], 'logged out'],
      [[token, status(401)], 'refused'],
      [[token, status(403)], 'forbidden'],
      [[token, new ApiError('network', '')], 'maybe'],
      [[token, new ApiError('timeout', '')], 'maybe'],
      [[token, status(500)], undefined],
      [[token, null], undefined],
    ],
  ));
