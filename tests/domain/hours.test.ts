// @vitest-environment node
import { expect, test } from 'vitest';
import { dashed, spaced, until } from '#src/domain/hours.ts';
import { between } from '#src/domain/hoursBetween.ts';

test('the hours are spelled as a sentence or a column needs them', () => {
  expect(spaced('9:30AM to 7:00 PM')).toBe('9:30 AM to 7:00 PM');
  expect(dashed('9:30AM to 7:00 PM')).toBe('9:30 AM – 7:00 PM');
  expect(between('9 AM to 9 PM')).toBe('between 9 AM and 9 PM');
  expect(until('9 AM to 9 PM')).toBe('until 9 PM');
});

test('days before the hours stay before them', () => {
  expect(between('Mon to Fri 9 AM to 5 PM')).toBe('between Mon to Fri 9 AM and 5 PM');
});

test.each(['around the clock', '9 AM to 1 PM, 3 PM to 7 PM'])(
  'hours of another shape stay as they were typed: %s',
  (hours) => {
    expect(spaced(hours)).toBe(hours);
    expect(between(hours)).toBe(hours);
    expect(until(hours)).toBe(hours);
  },
);
