// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, clinicNow, weekdayOf } from '#src/domain/clock.ts';
import {
  coversWeek,
  groupDays,
  joinTouching,
  openMinutes,
  openStateAt,
  openStateText,
  openTimesOn,
  type OpeningHours,
  rangesOn,
  rangesText,
  sameHours,
  timeText,
  type TimeRange,
  weekText,
} from '#src/domain/openingHours.ts';
import { type Weekday, weekdays } from '#src/domain/weekdays.ts';
import type { ClockTime } from '#src/domain/types.ts';

const day: TimeRange = { opens: '09:30', closes: '19:00' };
const workdays = weekdays.slice(0, 6);

/** Monday to Saturday, half past nine to seven; closed on Sunday, on 25 December, and early on 24 December. */
const hours: OpeningHours = {
  week: sameHours([day], workdays),
  holidays: [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-12-24', name: 'Christmas Eve', ranges: [{ opens: '09:30', closes: '13:00' }] },
  ],
};

// Wednesday.
const at = (time: string, date = '2026-11-18'): ClockTime => ({ date, time });
const alike = (ranges: TimeRange[]): OpeningHours => ({ week: sameHours(ranges), holidays: [] });

const isOpenAt = (open: OpeningHours, { date, time }: ClockTime) => openTimesOn(open, date)(time);

describe('open or closed', () => {
  it('is closed during the clinic’s break', () => {
    const broken = alike([
      { opens: '16:00', closes: '20:00' },
      { opens: '10:00', closes: '13:00' },
    ]);
    expect(['12:59', '13:00', '15:59', '16:00'].map((time) => isOpenAt(broken, at(time)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(openStateText(broken, at('09:00'))).toBe('Closed until 10 AM');
    expect(openStateText(broken, at('13:30'))).toBe('Closed until 4 PM');
    expect(openStateText(broken, at('11:00'))).toBe('Open now, until 1 PM');
  });

  it('is open past midnight, also into a closed day and a holiday', () => {
    const night: OpeningHours = {
      week: { Saturday: [{ opens: '18:00', closes: '02:00' }] },
      holidays: [{ date: '2026-11-29', name: 'Closed' }],
    };
    for (const sunday of ['2026-11-22', '2026-11-29']) {
      expect(isOpenAt(night, at('01:59', sunday))).toBe(true);
      expect(isOpenAt(night, at('02:00', sunday))).toBe(false);
      expect(isOpenAt(night, at('18:00', sunday))).toBe(false);
    }
    expect(isOpenAt(night, at('01:00', '2026-11-21'))).toBe(false);
    expect(openStateText(night, at('23:00', '2026-11-21'))).toBe('Open now, until 2 AM');
  });

  it('a range from midnight to midnight is the whole day', () => {
    const always = alike([{ opens: '00:00', closes: '00:00' }]);
    expect(openStateAt(always, at('00:00'))).toEqual({ open: true });
    expect(openStateText(always, at('23:59'))).toBe('Open now, day and night');
    const oneDay: OpeningHours = { week: { Wednesday: always.week.Wednesday! }, holidays: [] };
    expect(openStateText(oneDay, at('12:00'))).toBe('Open now, until midnight');
    expect(isOpenAt(oneDay, at('00:00', '2026-11-19'))).toBe(false);
  });

  it('leaves out a range whose times are none', () => {
    expect(openStateAt(alike([{ opens: 'early', closes: '25:00' }]), at('12:00'))).toEqual({
      open: false,
    });
  });
});

describe('the words of the state', () => {
  it.each([
    [at('10:00'), 'Open now, until 7 PM'],
    [at('08:00'), 'Closed until 9:30 AM'],
    [at('20:00'), 'Closed until 9:30 AM tomorrow'],
    // Saturday evening: Sunday is closed.
    [at('20:00', '2026-11-21'), 'Closed until 9:30 AM on Monday'],
    [at('12:00', '2026-11-22'), 'Closed until 9:30 AM tomorrow'],
    // Christmas Eve closes early; Christmas Day is closed, a Friday.
    [at('12:00', '2026-12-24'), 'Open now, until 1 PM'],
    [at('14:00', '2026-12-24'), 'Closed until 9:30 AM on Saturday'],
    // A leap day.
    [at('12:00', '2028-02-29'), 'Open now, until 7 PM'],
    // The turn of the year.
    [at('20:00', '2026-12-31'), 'Closed until 9:30 AM tomorrow'],
  ])('%o: %s', (now, text) => {
    expect(openStateText(hours, now)).toBe(text);
  });

  it('names the date of an opening that is more than six days away', () => {
    const mondays: OpeningHours = { week: { Monday: [day] }, holidays: [] };
    expect(openStateText(mondays, at('19:00', '2026-11-23'))).toBe(
      'Closed until 9:30 AM on 30 Nov 2026',
    );
    expect(openStateText(mondays, at('00:00', '2026-11-24'))).toBe(
      'Closed until 9:30 AM on Monday',
    );
  });

  it('promises no opening where none is known', () => {
    expect(openStateText({ week: {}, holidays: [] }, at('12:00'))).toBe('Closed now');
  });

  it('a clinic that stays open for days says until when', () => {
    const festival: OpeningHours = {
      week: {
        Friday: [{ opens: '08:00', closes: '00:00' }],
        Saturday: [{ opens: '00:00', closes: '00:00' }],
        Sunday: [{ opens: '00:00', closes: '20:00' }],
      },
      holidays: [],
    };
    expect(openStateText(festival, at('08:00', '2026-11-20'))).toBe(
      'Open now, until 8 PM on Sunday',
    );
    expect(openStateText(festival, at('23:00', '2026-11-21'))).toBe(
      'Open now, until 8 PM tomorrow',
    );
  });

  it('follows the clinic’s clock, not the visitor’s', () => {
    // 13:45 UTC is 7:15 PM in Kolkata and 8:45 AM in New York.
    const instant = new Date('2026-11-18T13:45:00Z');
    expect(openStateText(hours, clinicNow(instant, 'Asia/Kolkata'))).toBe(
      'Closed until 9:30 AM tomorrow',
    );
    expect(openStateText(hours, clinicNow(instant, 'America/New_York'))).toBe(
      'Closed until 9:30 AM',
    );
  });
});

describe('the words of the hours', () => {
  it.each([
    ['19:00', '7 PM'],
    ['09:30', '9:30 AM'],
    ['12:00', 'noon'],
    ['12:30', '12:30 PM'],
    ['00:00', 'midnight'],
    ['00:05', '12:05 AM'],
    ['late', 'late'],
  ])('%s is %s', (time, text) => expect(timeText(time)).toBe(text));

  it('a day’s hours are a range, several ranges, closed or the whole day', () => {
    expect(rangesText([day])).toBe('9:30 AM to 7 PM');
    expect(
      rangesText([
        { opens: '09:00', closes: '13:00' },
        { opens: '16:00', closes: '19:00' },
      ]),
    ).toBe('9 AM to 1 PM and 4 PM to 7 PM');
    expect(rangesText([])).toBe('Closed');
    expect(rangesText([{ opens: '00:00', closes: '00:00' }])).toBe('Open 24 hours');
    expect(rangesText([{ opens: '00:00', closes: '12:00' }])).toBe('midnight to noon');
    expect(rangesText([{ opens: '12:00', closes: '00:00' }])).toBe('noon to midnight');
  });

  it.each<[OpeningHours['week'], string]>([
    [sameHours([day]), 'Every day, 9:30 AM to 7 PM'],
    [sameHours([day], workdays), 'Mon to Sat 9:30 AM to 7 PM, Sun closed'],
    [
      {
        ...sameHours([day], weekdays.slice(0, 5)),
        Saturday: [{ opens: '10:00', closes: '14:00' }],
      },
      'Mon to Fri 9:30 AM to 7 PM, Sat 10 AM to 2 PM, Sun closed',
    ],
    [sameHours([day], weekdays.slice(2)), 'Mon and Tue closed, Wed to Sun 9:30 AM to 7 PM'],
    [
      { Saturday: [day], Sunday: [{ opens: '00:00', closes: '00:00' }] },
      'Mon to Fri closed, Sat 9:30 AM to 7 PM, Sun open 24 hours',
    ],
    [{}, 'Closed'],
  ])('the week in a line: %#', (week, text) => expect(weekText(week)).toBe(text));
});

/* Any hours against a clock that is read minute by minute. */

const pad = (value: number) => String(value).padStart(2, '0');
const timeAt = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
const anyTime = fc.integer({ min: 0, max: 1439 }).map(timeAt);
const anyRanges = fc.array(fc.record({ opens: anyTime, closes: anyTime }), { maxLength: 3 });
// Around a leap day, a year's end and the days that clocks change.
const anyDate = fc
  .tuple(
    fc.constantFrom('2026-11-18', '2026-12-30', '2028-02-27', '2026-03-07', '2026-10-24'),
    fc.integer({ min: 0, max: 6 }),
  )
  .map(([date, days]) => addDays(date, days));
const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  week: fc.record(
    Object.fromEntries(weekdays.map((weekday) => [weekday, anyRanges])) as Record<
      Weekday,
      typeof anyRanges
    >,
    { requiredKeys: [] },
  ),
  holidays: fc.uniqueArray(
    fc.record({ date: anyDate, name: fc.constant('Day'), ranges: anyRanges }),
    {
      maxLength: 3,
      selector: ({ date }) => date,
    },
  ),
});

function isOpenByHand(given: OpeningHours, { date, time }: ClockTime): boolean {
  const isIn = ({ opens, closes }: TimeRange) =>
    closes > opens ? opens <= time && time < closes : opens <= time;
  const lastsFromYesterday = ({ opens, closes }: TimeRange) => closes <= opens && time < closes;
  return (
    rangesOn(given, date).some(isIn) || rangesOn(given, addDays(date, -1)).some(lastsFromYesterday)
  );
}

function minutesLater({ date, time }: ClockTime, minutes: number): ClockTime {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  return {
    date: addDays(date, Math.floor(total / 1440)),
    time: timeAt(((total % 1440) + 1440) % 1440),
  };
}

describe('any hours at any moment', () => {
  it('agrees with the clock read by hand', () => {
    fc.assert(
      fc.property(anyHours, anyDate, anyTime, (given, date, time) => {
        expect(isOpenAt(given, { date, time })).toBe(isOpenByHand(given, { date, time }));
      }),
    );
  });

  it('stays as it is up to the named moment, and changes there', () => {
    fc.assert(
      fc.property(anyHours, anyDate, anyTime, (given, date, time) => {
        const now = { date, time };
        const state = openStateAt(given, now);
        const change = state.open ? state.until : state.opens;
        if (!change) return;
        expect(`${change.date}T${change.time}` > `${date}T${time}`).toBe(true);
        expect(isOpenByHand(given, change)).toBe(!state.open);
        expect(isOpenByHand(given, minutesLater(change, -1))).toBe(state.open);
        for (let minutes = 0; minutes < 2 * 1440; minutes += 7) {
          const later = minutesLater(now, minutes);
          if (`${later.date}T${later.time}` >= `${change.date}T${change.time}`) break;
          expect(isOpenByHand(given, later)).toBe(state.open);
        }
      }),
    );
  });

  it('groups hold each day once, in order, with its own hours', () => {
    fc.assert(
      fc.property(anyHours, ({ week }) => {
        const groups = groupDays(week);
        expect(groups.flatMap(({ days }) => days)).toEqual(weekdays);
        for (const { days, ranges } of groups)
          for (const weekday of days) expect(week[weekday] ?? []).toEqual(ranges);
      }),
    );
  });

  it('a date has the hours of its weekday unless it is a holiday', () => {
    fc.assert(
      fc.property(anyHours, anyDate, (given, date) => {
        const holiday = given.holidays.find((one) => one.date === date);
        const expected = holiday ? holiday.ranges : given.week[weekdayOf(date) as Weekday];
        expect(rangesOn(given, date)).toEqual(expected ?? []);
      }),
    );
  });

  it('one week covers another only if it is open at every minute of it', () => {
    const open = (opens: string, closes: string) => sameHours([{ opens, closes }]);
    const emergencies = open('09:00', '21:00');
    expect(coversWeek(open('08:30', '22:00'), emergencies)).toBe(true);
    expect(coversWeek(open('08:30', '01:00'), emergencies)).toBe(true);
    expect(coversWeek(open('10:00', '22:00'), emergencies)).toBe(false);
    expect(coversWeek({ ...open('08:30', '22:00'), Sunday: [] }, emergencies)).toBe(false);
    expect(coversWeek(open('08:00', '09:00'), open('22:00', '02:00'))).toBe(false);
    expect(coversWeek(open('18:00', '12:00'), open('22:00', '02:00'))).toBe(true);
  });

  it('the minutes of a week agree with the clock read by hand', () => {
    fc.assert(
      fc.property(anyHours, fc.integer({ min: 0, max: 6 }), anyTime, ({ week }, monday, time) => {
        // 16 November 2026 is a Monday.
        const date = addDays('2026-11-16', monday);
        const [hour = 0, minute = 0] = time.split(':').map(Number);
        const isOpen = openMinutes(week)[monday * 1440 + hour * 60 + minute] === 1;
        expect(isOpen).toBe(isOpenByHand({ week, holidays: [] }, { date, time }));
      }),
    );
  });
});

describe('ranges that touch', () => {
  const range = (opens: string, closes: string) => ({ opens, closes });
  const night = sameHours([range('09:00', '08:00')]);

  it.each([
    ['the day and its night', sameHours([range('09:00', '21:00'), range('21:00', '08:00')]), night],
    ['parted at midnight', sameHours([range('00:00', '08:00'), range('09:00', '00:00')]), night],
    [
      'a Saturday’s night written on Sunday',
      { Saturday: [range('18:00', '00:00')], Sunday: [range('00:00', '02:00')] },
      { Saturday: [range('18:00', '02:00')] },
    ],
    [
      'a Sunday’s night written on Monday',
      { Monday: [range('00:00', '02:00')], Sunday: [range('18:00', '00:00')] },
      { Sunday: [range('18:00', '02:00')] },
    ],
    [
      'both halves of a day',
      sameHours([range('00:00', '12:00'), range('12:00', '00:00')]),
      sameHours([range('00:00', '00:00')]),
    ],
    [
      'round the clock',
      sameHours([range('08:00', '21:00'), range('21:00', '08:00')]),
      sameHours([range('00:00', '00:00')]),
    ],
    [
      'round the clock, with other shifts on Sundays',
      {
        ...sameHours([range('08:00', '20:00'), range('20:00', '08:00')]),
        Sunday: [range('08:00', '22:00'), range('22:00', '08:00')],
      },
      sameHours([range('00:00', '00:00')]),
    ],
  ])('are one: %s', (_case, week, expected) => {
    expect(joinTouching(week)).toEqual(expected);
    expect(openMinutes(joinTouching(week))).toEqual(openMinutes(week));
  });

  it('stay as they are where there is a break, or together they are longer than a day', () => {
    for (const ranges of [
      [range('09:00', '13:00'), range('16:00', '19:00')],
      [range('00:00', '00:00')],
    ])
      expect(joinTouching(sameHours(ranges))).toEqual(sameHours(ranges));
    const fromNineToNine = { Friday: [range('09:00', '21:00'), range('21:00', '09:00')] };
    expect(joinTouching(fromNineToNine)).toEqual(fromNineToNine);
  });
});
