import { it } from 'vitest';
import { oneLine, shortened } from '#src/domain/text/shortened.ts';
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

it('a hostile text is on one short line, with the joiners that Indian scripts need', () =>
  expectAnswers(
    (text) => oneLine(text, 60),
    [
      ['\u202eRao\u2066\n\t\u0000Asha ', 'Rao Asha'],
      ['x'.repeat(100_000), `${'x'.repeat(60)}…`],
      ['ക്ഷ്\u200dമ', 'ക്ഷ്\u200dമ'],
    ],
  ));
