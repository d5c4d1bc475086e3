// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { emergencyAdvice, emergencyOnDaysOff } from '#src/domain/emergency.ts';
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

/** As one text, with plain spaces. */
function advice(phone: string, hospitals: string) {
  return weekAdvice(daily(phone), daily(hospitals));
}

function weekAdvice(phone: Week, hospitals: Week) {
  const sentences = emergencyAdvice({ phone, hospitals, elsewhere: 'the night hospital' });
  return sentences.join(' ').replaceAll('\u00a0', ' ');
}

describe('what to do in an emergency', () => {
  it('says who answers when the hospitals are open longer than the phone', () => {
    expect(advice('9:30AM to 7:00 PM', '9 AM to 9 PM')).toBe(
      'Call first from 9:30 AM to 7 PM. From 7 to 9 PM and from 9 to 9:30 AM nobody answers the phone: come straight to one of our hospitals. From 9 PM to 9 AM, call the night hospital.',
    );
  });

  it.each([
    [
      'the same hours',
      '8 AM to 10 PM',
      '8 AM to 10 PM',
      'Call first from 8 AM to 10 PM. From 10 PM to 8 AM, call the night hospital.',
    ],
    ['both round the clock', 'round the clock', 'around the clock', 'Call first at any hour.'],
    [
      'hospitals round the clock',
      '9 AM to 6 PM',
      'all round the clock',
      'Call first from 9 AM to 6 PM. From 6 PM to 9 AM nobody answers the phone: come straight to one of our hospitals.',
    ],
    [
      'a phone that is answered longer than the hospitals are open',
      '6 AM to 11 PM',
      '9 AM to 9 PM',
      'Call first from 9 AM to 9 PM. From 9 PM to 9 AM, call the night hospital.',
    ],
    [
      'hours past midnight',
      '6 PM to 12 AM',
      '6 PM to 2 AM',
      'Call first from 6 PM to 12 AM. From 12 to 2 AM nobody answers the phone: come straight to one of our hospitals. From 2 AM to 6 PM, call the night hospital.',
    ],
    [
      'a pause at noon',
      '9 AM to 1 PM, 3 PM to 7 PM',
      '9 AM to 7 PM',
      'Call first from 9 AM to 1 PM and from 3 to 7 PM. From 1 to 3 PM nobody answers the phone: come straight to one of our hospitals. From 7 PM to 9 AM, call the night hospital.',
    ],
    [
      'a phone that is never answered while the hospitals are open',
      '8 AM to 9 AM',
      '10 AM to 8 PM',
      'From 10 AM to 8 PM nobody answers the phone: come straight to one of our hospitals. From 8 PM to 10 AM, call the night hospital.',
    ],
  ])('what to do in an emergency is true with %s', (_case, phone, hospitals, expected) => {
    expect(advice(phone, hospitals)).toBe(expected);
  });

  it('gives one answer for each minute of the day, whatever the hours', () => {
    const hour = (minute: number) => {
      const h = Math.floor(minute / 60);
      return `${h % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${h < 12 ? 'AM' : 'PM'}`;
    };
    const starts = [0, 95, 540, 720, 1235, 1439];
    for (const a of starts)
      for (const b of starts)
        for (const c of starts)
          for (const d of starts) {
            if (a === b || c === d) continue;
            const text = advice(`${hour(a)} to ${hour(b)}`, `${hour(c)} to ${hour(d)}`);
            expect([text, minutesIn(text)]).toEqual([text, 1440]);
          }
  });

  it.each<[string, Week, Week, string]>([
    [
      'a phone and hospitals that rest on Sunday',
      sameHours(ranges('8 AM to 8 PM'), weekdays.slice(0, 6)),
      sameHours(ranges('8 AM to 8 PM'), weekdays.slice(0, 6)),
      'Call first Monday to Saturday from 8 AM to 8 PM. At all other times, call the night hospital.',
    ],
    [
      'a short Saturday, and hospitals that never close',
      {
        ...sameHours(ranges('8 AM to 8 PM'), weekdays.slice(0, 5)),
        Saturday: ranges('9 AM to 1 PM'),
      },
      daily('round the clock'),
      'Call first Monday to Friday from 8 AM to 8 PM and Saturday from 9 AM to 1 PM. At all other times nobody answers the phone: come straight to one of our hospitals.',
    ],
    [
      'nobody at the phone at the weekend',
      sameHours(ranges('9 AM to 6 PM'), weekdays.slice(0, 5)),
      {
        ...sameHours(ranges('9 AM to 9 PM'), weekdays.slice(0, 5)),
        Saturday: ranges('10 AM to 2 PM'),
      },
      'Call first Monday to Friday from 9 AM to 6 PM. Monday to Friday from 6 to 9 PM and Saturday from 10 AM to 2 PM nobody answers the phone: come straight to one of our hospitals. At all other times, call the night hospital.',
    ],
    [
      'a weekend at one stretch',
      { Saturday: ranges('8 AM to 12 AM'), Sunday: ranges('12 AM to 8 PM') },
      { Saturday: ranges('8 AM to 12 AM'), Sunday: ranges('12 AM to 8 PM') },
      'Call first from Saturday 8 AM to Sunday 8 PM. At all other times, call the night hospital.',
    ],
  ])('says the days where they differ: %s', (_case, phone, hospitals, expected) => {
    expect(weekAdvice(phone, hospitals)).toBe(expected);
  });

  it('names the hospitals where it is told them', () => {
    const facts = {
      phone: daily('10 AM to 6 PM'),
      hospitals: daily('10 AM to 8 PM'),
      elsewhere: 'the night hospital',
    };
    expect(emergencyAdvice({ ...facts, places: 'Adyar or Mylapore' })[1]).toBe(
      'From 6\u00a0to\u00a08\u00a0PM nobody answers the phone: come straight to Adyar or Mylapore.',
    );
  });
});

/** The minutes that all spans of a text cover together. */
function minutesIn(text: string): number {
  const minute = (time: string, half: string) => {
    const [h = 0, m = 0] = time.split(':').map(Number);
    return ((h % 12) + (half === 'PM' ? 12 : 0)) * 60 + m;
  };
  const spans = [...text.matchAll(/rom ([\d:]+)(?: ([AP]M))? to ([\d:]+) ([AP]M)/g)];
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
      JSON.stringify(emergencyOnDaysOff(holidays, hospitals, 'the night hospital')).replaceAll(
        '\u00a0',
        ' ',
      ),
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
