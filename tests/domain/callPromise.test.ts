// @vitest-environment node
import { expect, it } from 'vitest';
import { callPromise, promiseWords } from '#src/domain/callPromise.ts';
import { sameHours } from '#src/domain/openingHours.ts';

const said = { withinMinutes: 120, open: 'open', closed: 'closed', soon: 'soon' };

const daily = (opens: string, closes: string) => ({
  week: sameHours([{ opens, closes }]),
  holidays: [],
});

const promise = (time: string, minutesToVisit: number, clinic = daily('10:00', '20:00')) => {
  const now = { date: '2026-11-20', time };
  const phone = { hours: daily('09:30', '19:00'), now };
  return callPromise(said, { clinic: { hours: clinic, now }, phone }, minutesToVisit);
};

it.each([
  ['12:00', 300, 'open'],
  ['12:00', 120, 'open'],
  // The visit may come first.
  ['12:00', 119, 'soon'],
  // The phone closes first; tomorrow at 10 both are open.
  ['17:30', 24 * 60, 'closed'],
  ['23:00', 13 * 60, 'closed'],
  ['23:00', 13 * 60 - 5, 'soon'],
  ['23:00', 11 * 60, 'soon'],
  ['08:00', 30, 'soon'],
])('what is promised of a call at %s, %i minutes before the visit: %s', (time, ahead, words) => {
  expect(promise(time, ahead)).toBe(words);
});

it('of a clinic whose hours nobody knows the less is promised', () => {
  const now = { date: '2026-11-20', time: '12:00' };
  const phone = { hours: daily('09:30', '19:00'), now };
  expect(callPromise(said, { phone }, 300)).toBe('closed');
  expect(callPromise(said, { phone }, 100)).toBe('soon');
});

it('where clinic and phone are never open at once, no call is promised', () => {
  expect(promise('12:00', 90 * 24 * 60, daily('19:00', '23:00'))).toBe('soon');
  expect(promise('12:00', 90 * 24 * 60, { week: {}, holidays: [] })).toBe('soon');
});

it('a kept promise is said in the page’s words, and one of an earlier release in its own', () => {
  const words = { open: 'bald', closed: 'morgen', soon: 'gleich' };
  expect(promiseWords(words, 'closed')).toBe('morgen');
  expect(promiseWords(words, 'usually within two hours')).toBe('usually within two hours');
  expect(promiseWords(words, '')).toBe('');
});
