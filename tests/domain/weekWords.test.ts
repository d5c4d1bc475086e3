// @vitest-environment node
import { expect, test } from 'vitest';
import { sameHours, type TimeRange, type Week } from '#src/domain/openingHours.ts';
import { weekdays } from '#src/domain/weekdays.ts';
import { listOf } from '#src/domain/listOf.ts';
import { namesOf, weekWords } from '#src/domain/weekWords.ts';

const range = (opens: string, closes: string): TimeRange => ({ opens, closes });
const workdays = weekdays.slice(0, 5);

/** With plain spaces, where a line break is not the point. */
const plain = (words: object) =>
  JSON.parse(JSON.stringify(words).replaceAll('\u00a0', ' ')) as ReturnType<typeof weekWords>;

test('no line breaks within hours', () => {
  const hours = [range('08:00', '20:00')];
  expect(weekWords({ Sunday: hours }).times).toBe('Sunday 8\u00a0AM\u00a0to\u00a08\u00a0PM');
  expect(weekWords(sameHours(hours)).from).toBe('from 8\u00a0AM\u00a0to\u00a08\u00a0PM');
});

test('hours that are the same on all days need no names of days', () => {
  expect(plain(weekWords(sameHours([range('09:30', '19:00')])))).toEqual({
    text: '9:30 AM to 7 PM',
    times: '9:30 AM to 7 PM',
    from: 'from 9:30 AM to 7 PM',
    between: 'between 9:30 AM and 7 PM',
    until: 'until 7 PM',
    isDaily: true,
  });
});

test('hours that differ name their days, and the closed ones last', () => {
  const week: Week = {
    ...sameHours([range('08:00', '20:00')], workdays),
    Saturday: [range('09:00', '13:00')],
  };
  expect(plain(weekWords(week))).toEqual({
    text: 'Monday to Friday 8 AM to 8 PM, Saturday 9 AM to 1 PM, closed on Sunday',
    times: 'Monday to Friday 8 AM to 8 PM and Saturday 9 AM to 1 PM',
    from: 'Monday to Friday from 8 AM to 8 PM and Saturday from 9 AM to 1 PM',
    between: 'Monday to Friday between 8 AM and 8 PM and Saturday between 9 AM and 1 PM',
    until: 'Monday to Friday from 8 AM to 8 PM and Saturday from 9 AM to 1 PM',
    isDaily: false,
  });
});

test.each<[string, Week, string]>([
  [
    'a break at midday',
    sameHours([range('09:00', '13:00'), range('16:00', '19:30')]),
    '9 AM to 1 PM and 4 PM to 7:30 PM',
  ],
  ['the whole day', sameHours([range('00:00', '00:00')]), 'at any hour'],
  ['past midnight', sameHours([range('18:00', '02:00')]), '6 PM to 2 AM'],
  ['noon and midnight', sameHours([range('12:00', '00:00')]), 'noon to midnight'],
  ['a single time', sameHours([range('10:00', '10:00')]), 'at 10 AM'],
  [
    'two closed days',
    sameHours([range('08:00', '20:00')], workdays),
    'Monday to Friday 8 AM to 8 PM, closed on Saturday and Sunday',
  ],
  [
    'many closed days',
    { Sunday: [range('08:00', '20:00')] },
    'Sunday 8 AM to 8 PM, closed Monday to Saturday',
  ],
  [
    'days that are alike but apart',
    sameHours([range('08:00', '20:00')], ['Monday', 'Wednesday', 'Friday', 'Saturday', 'Sunday']),
    'Monday, Wednesday and Friday to Sunday 8 AM to 8 PM, closed on Tuesday and Thursday',
  ],
  ['no day at all', {}, 'Closed'],
])('reads %s', (_case, week, text) => {
  expect(plain(weekWords(week)).text).toBe(text);
});

test('hours with a break have no one end to wait for', () => {
  const hours = [range('09:00', '13:00'), range('16:00', '19:00')];
  expect(plain(weekWords(sameHours(hours))).until).toBe('from 9 AM to 1 PM and from 4 PM to 7 PM');
  const week = { ...sameHours(hours, workdays), Saturday: [range('09:00', '13:00')] };
  expect(plain(weekWords(week)).times).toBe(
    'Monday to Friday 9 AM to 1 PM and 4 PM to 7 PM, Saturday 9 AM to 1 PM',
  );
});

test('a week without hours has no times in a sentence either', () => {
  expect(new Set(Object.values(weekWords({})))).toEqual(new Set(['Closed', 'at no time', true]));
});

test('a whole day has no end to wait for', () => {
  expect(weekWords(sameHours([range('00:00', '00:00')])).until).toBe('at any hour');
});

test('lists and days read as people say them', () => {
  expect(namesOf(['Sunday', 'Monday'])).toBe('Monday and Sunday');
  expect(namesOf(['Saturday', 'Sunday'], 's')).toBe('Saturdays and Sundays');
  expect(namesOf(weekdays)).toBe('Monday to Sunday');
  expect([listOf([]), listOf(['a']), listOf(['a', 'b'], 'or'), listOf(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a or b',
    'a, b and c',
  ]);
});
