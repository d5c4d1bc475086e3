// @vitest-environment node
import { expect, test } from 'vitest';
import { formatHours, formatMinutes, hoursBetween, hoursUntil } from '#src/domain/hours.ts';

test('the brand’s hours are formatted for sentences and columns', () => {
  expect(formatHours('9:30AM to 7:00 PM')).toBe('9:30 AM to 7 PM');
  expect(hoursBetween('9 AM to 9 PM')).toBe('between 9 AM and 9 PM');
  expect(hoursUntil('9 AM to 9 PM')).toBe('until 9 PM');
});

test.each([
  [570, '9:30 AM'],
  [1140, '7 PM'],
  [725, '12:05 PM'],
  [0, '12 AM'],
  [1440, '12 AM'],
])('%i minutes after midnight read %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

test('the days in front of the hours stay in front of them', () => {
  expect(hoursBetween('Mon to Fri 9 AM to 5 PM')).toBe('between Mon to Fri 9 AM and 5 PM');
});

test.each(['around the clock', '9 AM to 1 PM, 3 PM to 7 PM'])(
  'hours of another shape stay as they are: %s',
  (hours) => {
    expect(formatHours(hours)).toBe(hours);
    expect(hoursBetween(hours)).toBe(hours);
    expect(hoursUntil(hours)).toBe(hours);
  },
);
