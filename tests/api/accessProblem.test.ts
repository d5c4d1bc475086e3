import { it } from 'vitest';
import { accessProblemOf } from '#src/api/accessProblem.ts';
import { ApiError } from '#src/api/ApiError.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';
import { sampleToken } from '#tests/support/staff.ts';

const token = sampleToken();
const status = (code: number) => new ApiError('status', '', { status: code });

it('a failed list says what is wrong with the login, if logging in helps', () =>
  expectAnswers(
    ([held, error]: [string | null, ApiError | null]) => accessProblemOf(error, held),
    [
      [[null, status(401)], 'logged out'],
      [[token, status(401)], 'refused'],
      [[token, status(403)], 'forbidden'],
      [[token, new ApiError('network', '')], 'maybe refused'],
      [[token, new ApiError('timeout', '')], 'maybe refused'],
      [[token, status(500)], undefined],
      [[token, null], undefined],
    ],
  ));
