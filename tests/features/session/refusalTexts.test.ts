// @vitest-environment node
import { expect, it } from 'vitest';
import { CognitoError } from '#src/api/cognito.ts';
import { challengeRefusal, resetRefusal } from '#src/features/session/refusalTexts.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

it('staff read in plain words why a code or a new password is refused', () =>
  expectAnswers<string, string>(
    (type) => challengeRefusal(new CognitoError(type, 'Cognito’s words')),
    [
      ['CodeMismatchException', 'This code is not right. Check it and try again.'],
      ['ExpiredCodeException', expect.stringMatching(/Wait for the next one in the app/)],
      ['TooManyRequestsException', 'Too many tries. Wait a few minutes, then try again.'],
      ['InvalidPasswordException', 'This password can’t be used: Cognito’s words'],
      ['NotAuthorizedException', 'Login failed: NotAuthorizedException - Cognito’s words'],
    ],
  ));

it('staff read in plain words why a reset is refused', () =>
  expectAnswers<string, string>(
    (type) => resetRefusal(new CognitoError(type, '')),
    [
      ['CodeMismatchException', expect.stringMatching(/code is not right/)],
      ['UserNotFoundException', expect.stringMatching(/code is not right/)],
      ['NotAuthorizedException', expect.stringMatching(/code is not right/)],
      ['UserNotConfirmedException', expect.stringMatching(/code is not right/)],
      ['ExpiredCodeException', expect.stringMatching(/too old, or a newer one was sent/)],
      ['InvalidParameterException', expect.stringMatching(/Check both/)],
      ['LimitExceededException', 'Too many tries for now. Wait an hour, then try again.'],
      ['TooManyFailedAttemptsException', expect.stringMatching(/Too many tries/)],
      ['TooManyRequestsException', expect.stringMatching(/Too many tries/)],
      ['PasswordHistoryPolicyViolationException', expect.stringMatching(/was used before/)],
      ['InvalidPasswordException', expect.stringMatching(/choose another one/)],
      ['InternalErrorException', 'That did not work just now. Try again in a few minutes.'],
    ],
  ));

it('staff read what the user pool wants of a new password', () =>
  expectAnswers(
    (detail) => resetRefusal(new CognitoError('InvalidPasswordException', detail)),
    [
      ['Password not long enough', 'The new password is too short. Make it longer.'],
      ['Password must have uppercase characters', 'The new password needs a capital letter.'],
      ['Password must have lowercase characters', 'The new password needs a small letter.'],
      ['Password must have numeric characters', 'The new password needs a number.'],
      ['Password must have symbol characters', 'The new password needs a symbol, like ! or -.'],
      ['Password has previously been used', 'This password was used before. Choose another one.'],
      ['It rhymes', 'This password can’t be used: It rhymes'],
      ['', 'This password can’t be used: choose another one'],
    ],
  ));
