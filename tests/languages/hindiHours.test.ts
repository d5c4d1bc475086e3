// @vitest-environment node
import { expect, it } from 'vitest';
import { inHindi, plain } from './inHindi.ts';

const { openStateText, weekText, timeText } = await inHindi<
  typeof import('#src/domain/openingHours.ts')
>('/src/domain/openingHours.ts');
const { weekWords } = await inHindi<typeof import('#src/domain/weekWords.ts')>(
  '/src/domain/weekWords.ts',
);

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;
const days = [...weekdays, 'Saturday', 'Sunday'] as const;
const everyDay = (opens: string, closes: string) =>
  Object.fromEntries(days.map((day) => [day, [{ opens, closes }]]));
const office = {
  ...Object.fromEntries(
    weekdays.map((day) => [
      day,
      [
        { opens: '08:00', closes: '13:00' },
        { opens: '16:00', closes: '20:00' },
      ],
    ]),
  ),
  Saturday: [{ opens: '09:00', closes: '13:00' }],
};

it.each([
  ['01:00', 'रात 1 बजे'],
  ['04:00', 'सुबह 4 बजे'],
  ['09:30', 'सुबह 9:30 बजे'],
  ['12:00', 'दोपहर 12 बजे'],
  ['15:30', 'दोपहर 3:30 बजे'],
  ['16:00', 'शाम 4 बजे'],
  ['19:30', 'शाम 7:30 बजे'],
  ['20:00', 'रात 8 बजे'],
  ['00:00', 'रात 12 बजे'],
])('says the part of the day with %s', (time, words) => {
  expect(plain(timeText(time))).toBe(words);
});

it('says from when to when', () => {
  expect(plain(weekWords(everyDay('09:30', '19:00')).text)).toBe('सुबह 9:30 बजे से शाम 7 बजे तक');
});

it('lets a line end between two times, and within none', () => {
  expect(weekWords(everyDay('09:30', '19:00')).text).toBe(
    'सुबह\u00a09:30\u00a0बजे से शाम\u00a07\u00a0बजे\u00a0तक',
  );
  const open = { week: everyDay('09:30', '20:00'), holidays: [] };
  expect(openStateText(open, { date: '2026-11-27', time: '12:00' })).toBe(
    'अभी खुला है, रात\u00a08\u00a0बजे\u00a0तक',
  );
});

it('says the days of a week with their hours, and the closed ones', () => {
  expect(plain(weekWords(office).text)).toBe(
    'सोमवार से शुक्रवार सुबह 8 बजे से दोपहर 1 बजे तक और शाम 4 बजे से रात 8 बजे तक, शनिवार सुबह 9 बजे से दोपहर 1 बजे तक, रविवार को बंद',
  );
  expect(plain(weekText(office))).toBe(
    'सोम से शुक्र सुबह 8 बजे से दोपहर 1 बजे तक और शाम 4 बजे से रात 8 बजे तक, शनि सुबह 9 बजे से दोपहर 1 बजे तक, रवि बंद',
  );
});

it.each([
  ['2026-11-27', '12:30', 'अभी खुला है, दोपहर 1 बजे तक'],
  ['2026-11-27', '14:00', 'शाम 4 बजे तक बंद'],
  ['2026-11-27', '21:00', 'कल सुबह 9 बजे तक बंद'],
  ['2026-11-28', '14:00', 'सोमवार सुबह 8 बजे तक बंद'],
])('says on %s at %s what is open', (date, time, words) => {
  expect(plain(openStateText({ week: office, holidays: [] }, { date, time }))).toBe(words);
});

it('says of a place that never closes that it is open day and night', () => {
  expect(
    openStateText(
      { week: everyDay('00:00', '00:00'), holidays: [] },
      { date: '2026-11-27', time: '03:00' },
    ),
  ).toBe('अभी खुला है, दिन-रात');
});
