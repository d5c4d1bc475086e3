// @vitest-environment node
import { expect, test } from 'vitest';
import { formatMinutes, partOfDay } from '#src/domain/timeOfDay.ts';

test.each([
  [570, '9:30 AM'],
  [1140, '7 PM'],
  [725, '12:05 PM'],
  [0, '12 AM'],
  [1440, '12 AM'],
])('%i minutes after midnight read %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

test('a time belongs to the part of the day that Hindi names it by, from its first minute on', () => {
  const starts = [0, 4, 12, 16, 20].map((hour) => hour * 60);
  const parts = ['night', 'morning', 'afternoon', 'evening', 'lateEvening'];
  expect(starts.map(partOfDay)).toEqual(parts);
  expect([...starts.slice(1), 24 * 60].map((end) => partOfDay(end - 1))).toEqual(parts);
  expect(partOfDay(24 * 60)).toBe('night');
});
