import { expect, test } from 'vitest';
import { formatMinutes } from '#src/domain/time/clock.ts';
import { timeOfDay } from '#src/domain/time/messages.hi.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

test('minutes after midnight read as a time', () =>
  expectAnswers(formatMinutes, [
    [570, '9:30 AM'],
    [1140, '7 PM'],
    [725, '12:05 PM'],
    [0, '12 AM'],
    [1440, '12 AM'],
  ]));

test('Hindi names the part of the day, from its first hour to its last', () => {
  const parts = Array.from({ length: 24 }, (_, hour) => timeOfDay('1', hour).split(' ')[0]);
  const named = (part: string, hours: number) => Array.from({ length: hours }, () => part);
  expect(parts).toEqual([
    ...named('रात', 4),
    ...named('सुबह', 8),
    ...named('दोपहर', 4),
    ...named('शाम', 4),
    ...named('रात', 4),
  ]);
});
