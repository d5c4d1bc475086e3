import { it } from 'vitest';
import { shortened } from '#src/domain/text/shortened.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

it('a long text is shortened between characters', () =>
  expectAnswers(
    (text) => shortened(text, 4),
    [
      ['abcd', 'abcd'],
      ['abcde', 'abcd…'],
      // Two code units each.
      ['🐶🐱🐶🐱', '🐶🐱🐶🐱'],
      ['🐶🐱🐶🐱🐶', '🐶🐱🐶🐱…'],
    ],
  ));
