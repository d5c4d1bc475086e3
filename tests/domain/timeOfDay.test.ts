// @vitest-environment node
import { expect, test } from 'vitest';
import { formatMinutes } from '#src/domain/timeOfDay.ts';

test.each([
  [570, '9:30 AM'],
  [1140, '7 PM'],
  [725, '12:05 PM'],
  [0, '12 AM'],
  [1440, '12 AM'],
])('%i minutes after midnight read %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
