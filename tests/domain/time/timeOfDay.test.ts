import { expect, it } from 'vitest';
import { timeOfDay } from '#src/domain/time/messages.hi.ts';

it('Hindi names the part of the day, from its first hour to its last', () => {
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
