import { expect, it } from 'vitest';
import { openText, type Week, weekText } from '#src/domain/time/openingHours.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';
import { plain } from '#tests/support/plain.ts';

const weekdays: Week = {
  mon: ['09:00', '19:00'],
  tue: ['09:00', '19:00'],
  wed: ['09:00', '19:00'],
  thu: ['09:00', '19:00'],
  fri: ['09:00', '19:00'],
};
const hours: Week = { ...weekdays, sat: ['09:00', '13:00'] };
const clinic = { hours, closedDays: [{ date: '2026-12-25', name: 'Christmas Day' }] };

it('a clinic says until when it is open or closed', () =>
  expectAnswers(
    ([date, time]) => plain(openText(clinic, { date, time })),
    [
      // A Wednesday.
      [['2026-11-18', '00:00'], 'Closed until 9 AM'],
      [['2026-11-18', '08:59'], 'Closed until 9 AM'],
      [['2026-11-18', '09:00'], 'Open now, until 7 PM'],
      [['2026-11-18', '18:59'], 'Open now, until 7 PM'],
      [['2026-11-18', '19:00'], 'Closed until 9 AM tomorrow'],
      [['2026-11-18', '23:59'], 'Closed until 9 AM tomorrow'],
      // Saturday and Sunday.
      [['2026-11-21', '12:30'], 'Open now, until 1 PM'],
      [['2026-11-21', '13:00'], 'Closed until 9 AM on Monday'],
      [['2026-11-22', '12:00'], 'Closed until 9 AM tomorrow'],
      // A closed Friday.
      [['2026-12-24', '20:00'], 'Closed until 9 AM on Saturday'],
      [['2026-12-25', '12:00'], 'Closed until 9 AM tomorrow'],
    ],
  ));

it('a clinic without hours is closed, and names no next opening', () => {
  const never = { hours: {}, closedDays: [] };
  expect(openText(never, { date: '2026-11-18', time: '12:00' })).toBe('Closed now');
});

it('a clinic’s week reads in one line', () =>
  expectAnswers(
    (week: Week) => plain(weekText(week)),
    [
      [
        { ...weekdays, sat: ['09:00', '19:00'], sun: ['09:00', '19:00'] },
        'Every day, 9 AM to 7 PM',
      ],
      [hours, 'Mon to Fri 9 AM to 7 PM, Sat 9 AM to 1 PM, Sun closed'],
      [{ tue: ['10:30', '12:00'] }, 'Mon closed, Tue 10:30 AM to 12 PM, Wed to Sun closed'],
      [{}, 'Closed'],
    ],
  ));
