import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  daysFrom,
  rowLabel,
  sessionHours,
  sessionsAt,
  sessionsOn,
  type Session,
  timetableDays,
  weekTable,
} from '#src/domain/timetable.ts';

const surgery: Session = {
  day: 'Tuesday',
  from: 10,
  until: 14,
  title: 'Surgery',
  detail: { label: 'Dr Sample' },
  place: 'Mumbai',
  clinics: ['bandra-west'],
  kind: 'surgery',
};
const bath: Session = { ...surgery, from: 9, until: 10, title: 'Bath' };

it('rows are named with a dot, the hours of a session as on every page', () => {
  expect(rowLabel(10)).toBe('10.00');
  expect(sessionHours(surgery)).toBe('10 AM to 2 PM');
});

/** The table of a day, row by row: a session as its title and its width, nothing as its width alone. */
function dayOf(sessions: Session[], all?: Session[]) {
  const { rows } = weekTable(sessions, all);
  return rows.map(({ hour, cells }) => [
    hour,
    // The other six days are free.
    ...cells
      .slice(3, -3)
      .map((cell) => `${cell.session?.title ?? ''} ${cell.columns} × ${cell.rows}`),
  ]);
}

it('a session starts in the row of its hour and spans as many rows as it has hours', () => {
  expect(dayOf([surgery, bath])).toEqual([
    [9, 'Bath 1 × 1'],
    [10, 'Surgery 1 × 4'],
    [11],
    [12],
    [13],
  ]);
});

it('a session may begin at half past, and then each hour has two rows', () => {
  const early = { ...bath, from: 8.5 };
  const { rowsPerHour } = weekTable([early]);
  expect(rowsPerHour).toBe(2);
  expect(dayOf([early])).toEqual([[8, ' 1 × 1'], [undefined, 'Bath 1 × 3'], [9], [undefined]]);
  expect(sessionHours(early)).toBe('8:30 AM to 10 AM');
});

it('sessions at the same time stand side by side, one that is alone has the whole day’s width', () => {
  const first = { ...surgery, title: 'A', from: 10, until: 12 };
  const sessions = [
    first,
    { ...first, title: 'B', from: 11, until: 13 },
    { ...first, title: 'C', from: 11, until: 12 },
    { ...first, title: 'D', from: 12, until: 13 },
    { ...first, title: 'E', from: 14, until: 15 },
  ];
  expect(weekTable(sessions).days.map(({ columns }) => columns)).toEqual([1, 1, 1, 3, 1, 1, 1]);
  expect(dayOf(sessions)).toEqual([
    [10, 'A 1 × 2', ' 1 × 1', ' 1 × 1'],
    [11, 'B 1 × 2', 'C 1 × 1'],
    // In the place of A, which is over.
    [12, 'D 1 × 1', ' 1 × 1'],
    [13, ' 3 × 1'],
    [14, 'E 3 × 1'],
  ]);
});

it('each row of a table is as wide as its head, whatever takes place', () => {
  const times = fc.tuple(fc.integer({ min: 0, max: 46 }), fc.integer({ min: 1, max: 12 }));
  const one = fc.tuple(times, fc.constantFrom(...timetableDays)).map(([[start, length], day]) => ({
    ...surgery,
    day,
    from: start / 2,
    until: Math.min(24, (start + length) / 2),
  }));
  fc.assert(
    fc.property(fc.array(one), (sessions) => {
      const { days, rows } = weekTable(sessions);
      const width = days.reduce((sum, { columns }) => sum + columns, 0);
      const taken = rows.map(() => 0);
      for (const [row, { cells }] of rows.entries())
        for (const cell of cells)
          for (let at = 0; at < cell.rows; at += 1) taken[row + at]! += cell.columns;
      expect(taken).toEqual(rows.map(() => width));
      const told = rows.flatMap(({ cells }) => cells.flatMap(({ session }) => session ?? []));
      expect(told).toHaveLength(sessions.length);
    }),
  );
});

it('the hours are those of every session, also where one clinic’s are shown; without any 10 to 17', () => {
  expect(dayOf([bath], [bath, surgery]).map(([hour]) => hour)).toEqual([9, 10, 11, 12, 13]);
  expect(weekTable([]).rows.map(({ hour }) => hour)).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
});

it('the sessions of a day are listed earliest first', () => {
  const day = sessionsOn([surgery, bath, { ...bath, day: 'Friday' }], 'Tuesday');
  expect(day.map(({ title }) => title)).toEqual(['Bath', 'Surgery']);
});

it('a clinic’s sessions are those that take place there', () => {
  const both = { ...bath, clinics: ['adyar', 'kothrud'] };
  const here = { ...surgery, clinics: ['adyar'] };
  expect(sessionsAt([here, surgery, both], 'adyar')).toEqual([here, both]);
  expect(sessionsAt([here, surgery, both], '')).toHaveLength(3);
});

it.each([
  ['Monday', 'Monday', 'Sunday'],
  ['Saturday', 'Saturday', 'Friday'],
  [undefined, 'Saturday', 'Friday'],
])('the days from %s on begin with %s and end with %s', (first, begins, ends) => {
  const days = daysFrom(first);
  expect([new Set(days).size, days[0], days.at(-1)]).toEqual([7, begins, ends]);
});
