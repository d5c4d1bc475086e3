// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  daysOffWords,
  emergencyAdvice,
  emergencyAtClinic,
  type EmergencyClinic,
  type EmergencyLine,
  emergencyNote,
  emergencyOnDaysOff,
  emergencyWords,
} from '#src/domain/emergency.ts';
import { clinicNow } from '#src/domain/clock.ts';
import {
  type OpeningHours,
  sameHours,
  type TimeRange,
  type Week,
} from '#src/domain/openingHours.ts';
import { weekdays } from '#src/domain/weekdays.ts';

/** '9:30AM to 7 PM' as HH:MM; several ranges with commas, 'round the clock'. */
function ranges(hours: string): TimeRange[] {
  if (hours.includes('clock')) return [{ opens: '00:00', closes: '00:00' }];
  const time = (text = '') => {
    const [, hour, minute = '00', half] = /^(\d+)(?::(\d+))? ?([AP])M$/.exec(text) ?? [];
    const of24 = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
    return `${String(of24).padStart(2, '0')}:${minute}`;
  };
  return hours.split(', ').map((part) => {
    const [from, to] = part.split(' to ');
    return { opens: time(from), closes: time(to) };
  });
}

const daily = (hours: string) => sameHours(ranges(hours));

const elsewhere = 'the night hospital';

/** As one text, with plain spaces. */
function weekAdvice(hospitals: Week) {
  const lines = emergencyAdvice({ hospitals, elsewhere });
  return lines.join(' ').replaceAll('\u00a0', ' ');
}

const advice = (hospitals: string) => weekAdvice(daily(hospitals));

describe('what to do in an emergency', () => {
  it.each([
    ['9 AM to 9 PM', 'From 9 AM to 9 PM', 'From 9 PM to 9 AM'],
    ['6 PM to 2 AM', 'From 6 PM to 2 AM', 'From 2 AM to 6 PM'],
    [
      '9 AM to 1 PM, 3 PM to 7 PM',
      'From 9 AM to 1 PM and from 3 to 7 PM',
      'From 1 to 3 PM and from 7 PM to 9 AM',
    ],
  ])('says when the hospitals are there %s, and whom to call otherwise', (hours, there, away) => {
    expect(advice(hours)).toBe(
      `${there}, call first. If nobody answers, come straight to one of our hospitals. ${away}, call the night hospital.`,
    );
  });

  it('gives one answer for each minute of the day, whatever the hours', () => {
    const hour = (minute: number) => {
      const h = Math.floor(minute / 60);
      return `${h % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${h < 12 ? 'AM' : 'PM'}`;
    };
    const starts = [0, 95, 540, 720, 1235, 1439];
    for (const from of starts)
      for (const to of starts) {
        if (from === to) continue;
        const text = advice(`${hour(from)} to ${hour(to)}`);
        expect([text, minutesIn(text)]).toEqual([text, 1440]);
      }
  });

  it.each<[string, Week, string]>([
    [
      'hospitals that rest on Sunday',
      sameHours(ranges('8 AM to 8 PM'), weekdays.slice(0, 6)),
      'Monday to Saturday from 8 AM to 8 PM',
    ],
    [
      'a short Saturday',
      {
        ...sameHours(ranges('9 AM to 9 PM'), weekdays.slice(0, 5)),
        Saturday: ranges('10 AM to 2 PM'),
      },
      'Monday to Friday from 9 AM to 9 PM and Saturday from 10 AM to 2 PM',
    ],
    [
      'a weekend at one stretch',
      { Saturday: ranges('8 AM to 12 AM'), Sunday: ranges('12 AM to 8 PM') },
      'From Saturday 8 AM to Sunday 8 PM',
    ],
  ])('says the days where they differ: %s', (_case, hospitals, there) => {
    expect(weekAdvice(hospitals)).toBe(
      `${there}, call first. If nobody answers, come straight to one of our hospitals. At all other times, call the night hospital.`,
    );
  });

  it.each([
    ['9 AM to 9 PM', {}, 'From 9 PM to 9 AM, and on days off, call the night hospital.'],
    [
      '9 AM to 9 PM',
      { hasOtherCities: true },
      'From 9 PM to 9 AM, on days off, and in any other city, call the night hospital.',
    ],
    ['round the clock', {}, 'On days off, call the night hospital.'],
  ])('says whom to call on days off: %s %o', (hours, more, expected) => {
    const facts = { hospitals: daily(hours), hasDaysOff: true, elsewhere };
    expect(
      emergencyAdvice({ ...facts, ...more })
        .at(-1)
        ?.replaceAll('\u00a0', ' '),
    ).toBe(expected);
  });

  it('names the hospitals where it is told them', () => {
    const facts = { hospitals: daily('10 AM to 8 PM'), elsewhere };
    expect(emergencyAdvice({ ...facts, places: 'Adyar or Mylapore' })[0]).toMatch(
      / come straight to Adyar or Mylapore\.$/,
    );
  });
});

/** The minutes that all spans of a text cover together. */
function minutesIn(text: string): number {
  const minute = (time: string, half: string) => {
    if (time === 'midnight') return 0;
    if (time === 'noon') return 720;
    const [h = 0, m = 0] = time.split(':').map(Number);
    return ((h % 12) + (half === 'PM' ? 12 : 0)) * 60 + m;
  };
  const time = String.raw`([\d:]+|midnight|noon)(?: ([AP]M))?`;
  const spans = [...text.matchAll(new RegExp(`rom ${time} to ${time}`, 'g'))];
  return spans.reduce((sum, [, from = '', half, to = '', end = '']) => {
    const length = minute(to, end) - minute(from, half ?? end);
    return sum + ((length + 1440) % 1440);
  }, 0);
}

describe('what to do in an emergency on a day off', () => {
  const holidays = [
    { date: '2026-12-25', name: 'Christmas Day' },
    {
      date: '2027-08-15',
      name: 'Independence Day',
      ranges: [{ opens: '10:00', closes: '14:00' }],
    },
  ];
  const off = { week: daily('9 AM to 9 PM'), holidays };
  const words = (...hospitals: OpeningHours[]) =>
    JSON.parse(
      JSON.stringify(emergencyOnDaysOff(holidays, hospitals, elsewhere)).replaceAll('\u00a0', ' '),
    ) as unknown;

  it('sends nobody to a hospital that is closed, or open for some hours', () => {
    expect(words(off, off)).toEqual({
      '2026-12-25': [
        'Today is Christmas Day, and our hospitals are closed: call the night hospital.',
      ],
      '2027-08-15': [
        'Today is Independence Day: our hospitals are there only from 10 AM to 2 PM. Call first.',
        'At all other times, call the night hospital.',
      ],
    });
  });

  it('is as on other days where a hospital keeps its hours', () => {
    expect(words(off, { ...off, holidays: [] })).toEqual({});
  });
});

describe('what to do in an emergency where clinics differ', () => {
  const clinic = (area: string, city: string, hours: string, own = {}): EmergencyClinic => ({
    area,
    city,
    phone: { display: `the number of ${area}`, href: 'tel:+910000000000' },
    hours: {
      week: daily('9 AM to 9 PM'),
      holidays: [],
      ...(hours && { emergency: daily(hours) }),
      ...own,
    },
  });
  const business = {
    timeZone: 'Asia/Kolkata',
    phone: daily('9 AM to 6 PM'),
    emergency: daily('9 AM to 9 PM'),
    holidays: [],
  };
  const camp = clinic('Camp', 'Pune', '9 AM to 9 PM');
  const wakad = clinic('Wakad', 'Pune', '');
  const sitabuldi = clinic('Sitabuldi', 'Nagpur', '9 PM to 8 AM', {
    phone: daily('9 PM to 8 AM'),
  });
  const fort = clinic('Fort', 'Mumbai', '');
  const all = [camp, wakad, sitabuldi, fort];
  const wordsOf = (clinics: EmergencyClinic[]) => emergencyWords({ clinics, business, elsewhere });
  const textOf = (lines: readonly EmergencyLine[] = []) =>
    lines.map((line) =>
      (typeof line === 'string' ? line : `${line.text} ${line.phone.display}`).replaceAll(
        '\u00a0',
        ' ',
      ),
    );
  const at = (time: string, city?: string, clinics = all) => {
    const words = wordsOf(clinics);
    const clock = (zone = 'Asia/Kolkata') => clinicNow(new Date(`2026-10-07T${time}+05:30`), zone);
    return textOf((city ? words.inCity : words.now)?.(clock, city));
  };

  it('names each clinic’s own hours and number before the hour is known', () => {
    expect(textOf(wordsOf(all).usual)).toEqual([
      'In Pune, Camp takes emergencies from 9 AM to 9 PM: the number of Camp',
      'In Nagpur, Sitabuldi takes emergencies from 9 PM to 8 AM: the number of Sitabuldi',
      'Call first. Where nobody answers in these hours, come straight in.',
      'At all other times, and in any other city, call the night hospital.',
    ]);
  });

  it('never sends an owner to another city', () => {
    expect(at('10:00:00', 'Pune')).toEqual([
      'In Pune, Camp takes emergencies now, until 9 PM. Call first: the number of Camp',
    ]);
    expect(at('20:00:00', 'Pune')).toEqual([
      'In Pune, Camp takes emergencies now, until 9 PM. Nobody answers its phone: come straight in.',
    ]);
    expect(at('23:00:00', 'Pune')).toEqual([
      'None of our clinics in Pune takes emergencies now: call the night hospital.',
      'In Nagpur, Sitabuldi takes emergencies now, until 8 AM tomorrow: the number of Sitabuldi',
    ]);
    expect(at('08:30:00', 'Pune')).toEqual([
      'None of our clinics in Pune takes emergencies now: call the night hospital.',
    ]);
  });

  it('lists by city who takes them now where nobody knows where the owner is', () => {
    expect(at('02:00:00')).toEqual([
      'In Nagpur, Sitabuldi takes emergencies now, until 8 AM. Call first: the number of Sitabuldi',
      'In any other city, call the night hospital.',
    ]);
    expect(at('08:30:00')).toEqual([
      'None of our clinics takes emergencies now: call the night hospital.',
    ]);
    const oneCity = [camp, clinic('Wakad', 'Pune', '9 AM to 8 PM')];
    expect(at('17:00:00', undefined, oneCity)).toHaveLength(2);
  });

  it('goes by the clock and the days off of each clinic', () => {
    const off = { holidays: [{ date: '2026-10-07', name: 'A day off' }] };
    const pune = [
      clinic('Camp', 'Pune', '9 AM to 9 PM', off),
      clinic('Wakad', 'Pune', '9 AM to 9 PM'),
    ];
    expect(at('10:00:00', undefined, pune).join(' ')).toMatch(/^In Pune, Wakad (?!.*Camp)/);
    const dubai = [camp, clinic('Marina', 'Dubai', '9 AM to 9 PM', { timeZone: 'Asia/Dubai' })];
    expect(at('10:00:00', 'Dubai', dubai)[0]).toMatch(/^None of our clinics in Dubai /);
    expect(at('22:00:00', 'Dubai', dubai)[0]).toMatch(
      /^In Dubai, Marina takes emergencies now, until 9 PM\./,
    );
  });

  it('sends nobody on a short day off to a clinic that takes none', () => {
    const short = { date: '2026-10-07', name: 'A short day', ranges: ranges('10 AM to 2 PM') };
    const closing = [camp, wakad, fort].map((one) => ({
      ...one,
      hours: { ...one.hours, holidays: [short] },
    }));
    expect(at('11:00:00', 'Mumbai', closing)).toEqual([
      'None of our clinics in Mumbai takes emergencies now: call the night hospital.',
      'In Pune, Camp takes emergencies now, until 2 PM: the number of Camp',
    ]);
  });

  it('is as closed on a short day of all clinics as on any other of its weekday', () => {
    // 7 October 2026 is a Wednesday.
    const { Wednesday: _, ...week } = daily('9 AM to 9 PM');
    const short = { date: '2026-10-07', name: 'A short day', ranges: ranges('7 AM to 2 PM') };
    const own = clinic('Camp', 'Pune', '9 AM to 9 PM', { emergency: week, holidays: [short] });
    const closed = ['None of our clinics in Pune takes emergencies now: call the night hospital.'];
    expect(at('11:00:00', 'Pune', [own])).toEqual(closed);
    const open = clinic('Camp', 'Pune', '9 AM to 9 PM', { holidays: [short] });
    expect(at('08:00:00', 'Pune', [open])).toEqual(closed);
    const words = emergencyWords({
      clinics: [open],
      business: { ...business, holidays: [short] },
      elsewhere,
    });
    expect(textOf(words.onDates[short.date])[0]).toMatch(/ are there only from 9 AM to 2 PM\./);
  });

  it('goes by the clock where a night ends on a day off, or begins on one', () => {
    const off = { holidays: [{ date: '2026-10-07', name: 'A day off' }] };
    const night = clinic('Camp', 'Pune', '9 PM to 8 AM', off);
    const words = emergencyWords({
      clinics: [night],
      business: { ...business, ...off },
      elsewhere,
    });
    const on = (time: string) =>
      textOf(words.now?.((zone = 'Asia/Kolkata') => clinicNow(new Date(time), zone)))[0];
    expect(on('2026-10-07T02:00:00+05:30')).toMatch(/^In Pune, Camp takes emergencies now/);
    expect(on('2026-10-08T02:00:00+05:30')).toMatch(/^None of our clinics takes emergencies now/);
  });

  it('says in a sentence that they don’t hold on days off, and nothing untrue of a short one', () => {
    const on = (...holidays: OpeningHours['holidays']) => ({
      ...camp,
      hours: { ...camp.hours, holidays },
    });
    const off = { date: '2026-10-07', name: 'A day off' };
    const short = { date: '2026-10-08', name: 'A short day', ranges: ranges('10 AM to 2 PM') };
    expect(daysOffWords([camp], business)).toBe('');
    expect(daysOffWords([on(off)], business)).toBe('Not on days off.');
    expect(daysOffWords([on(off, short)], business)).toBe('Other hours, or none, on days off.');
    // Of a clinic that takes no emergencies it is no matter.
    const grooming = { hours: { ...on(short).hours, emergency: undefined } };
    expect(daysOffWords([on(off), grooming], business)).toBe('Not on days off.');
    const nobody = { ...business, holidays: [short] };
    expect(daysOffWords([], nobody)).toBe('Other hours, or none, on days off.');
  });

  it('says behind the hours of the business where they don’t hold', () => {
    const off = { holidays: [{ date: '2026-10-07', name: 'A day off' }] };
    const closing = { ...camp, hours: { ...camp.hours, ...off } };
    expect(emergencyNote([camp], business)).toBe('');
    expect(emergencyNote([closing], business)).toBe(' (except on days off)');
    expect(emergencyNote([closing, sitabuldi], business)).toBe(
      ' (hours differ by clinic, except on days off)',
    );
    expect(emergencyNote([closing], business, { daysOff: false })).toBe('');
    // A day off of a clinic that takes none is no matter.
    expect(emergencyNote([camp, { hours: { week: {}, ...off } }], business)).toBe('');
  });

  it('where all that take them are alike, tells other cities whom to call, and the one that is asked for what holds now', () => {
    const words = wordsOf([camp, wakad, fort]);
    expect(textOf(words.usual).at(-1)).toBe(
      'From 9 PM to 9 AM, and in any other city, call the night hospital.',
    );
    expect(words.now).toBeUndefined();
    expect(at('10:00:00', 'Mumbai', [camp, wakad, fort])).toEqual([
      'None of our clinics in Mumbai takes emergencies now: call the night hospital.',
      'In Pune, Camp takes emergencies now, until 9 PM: the number of Camp',
    ]);
  });

  it('says on a clinic’s own page its own hours, or who in its city takes them', () => {
    const own = (of: EmergencyClinic) => textOf(emergencyAtClinic(of, all, 'the night hospital'));
    expect(own(sitabuldi)).toEqual(['Takes emergencies from 9 PM to 8 AM']);
    expect(own(wakad)).toEqual([
      'Wakad takes no emergencies, Camp does from 9 AM to 9 PM: the number of Camp',
    ]);
    const others = [camp, { ...camp, area: 'Baner' }];
    expect(textOf(emergencyAtClinic(wakad, others, 'the night hospital'))).toEqual([
      'Wakad takes no emergencies, Camp does from 9 AM to 9 PM: the number of Camp',
      'Baner does from 9 AM to 9 PM: the number of Camp',
    ]);
    expect(own(fort)).toEqual(['Fort takes no emergencies: call the night hospital.']);
  });

  it('says on a clinic’s own page on its day off that it takes none, and who does', () => {
    const holidays = [
      { date: '2026-10-07', name: 'A day off' },
      { date: '2026-10-08', name: 'A short day', ranges: ranges('10 AM to 2 PM') },
    ];
    const closing = { ...camp, hours: { ...camp.hours, holidays } };
    const on = (date: string, of: EmergencyClinic, clinics: EmergencyClinic[]) =>
      textOf(emergencyAtClinic(of, clinics, 'the night hospital', () => ({ date, time: '10:00' })));
    const usual = ['Takes emergencies from 9 AM to 9 PM (except on days off)'];
    expect(textOf(emergencyAtClinic(closing, [closing], 'the night hospital'))).toEqual(usual);
    expect(on('2026-10-06', closing, [closing])).toEqual(usual);
    expect(on('2026-10-07', closing, [closing])).toEqual([
      'Takes no emergencies today: call the night hospital.',
    ]);
    expect(on('2026-10-07', closing, [closing, { ...camp, area: 'Baner' }])).toEqual([
      'Takes no emergencies today, Baner does from 9 AM to 9 PM: the number of Camp',
    ]);
    expect(on('2026-10-08', closing, [closing])).toEqual([
      'Takes emergencies today only from 10 AM to 2 PM',
    ]);
    expect(on('2026-10-07', wakad, [closing, wakad])).toEqual([
      'Wakad takes no emergencies: call the night hospital.',
    ]);
  });

  it('keeps the night before a day off, and knows that the night after it has not begun', () => {
    const off = { holidays: [{ date: '2026-10-07', name: 'A day off' }] };
    const night = clinic('Camp', 'Pune', '9 PM to 8 AM', off);
    const on = (day: number, time: string) =>
      textOf(
        emergencyAtClinic(night, [night], 'the night hospital', () => ({
          date: `2026-10-0${day}`,
          time,
        })),
      );
    const none = ['Takes no emergencies today: call the night hospital.'];
    const usual = ['Takes emergencies from 9 PM to 8 AM (except on days off)'];
    expect(on(6, '23:00')).toEqual(usual);
    expect(on(7, '02:00')).toEqual(['Takes emergencies now, until 8 AM']);
    expect(on(7, '08:00')).toEqual(none);
    expect(on(7, '23:00')).toEqual(none);
    expect(on(8, '02:00')).toEqual(['Takes emergencies today only from 9 PM']);
    expect(on(8, '08:00')).toEqual(usual);
  });
});
