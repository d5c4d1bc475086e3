// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, countByDay, mondayOf, dayRange } from '#src/domain/dailyCounts.ts';
import type { Appointment } from '#src/domain/types.ts';

function request(date: string, type: string): Appointment {
  return {
    id: '',
    name: '',
    mobile_number: '',
    email: '',
    appointment_type: type,
    pet_type: '',
    location_name: '',
    store_manager_number: '',
    appointment_date: date,
    appointment_time: '',
    comments: '',
  };
}

const list = [
  request('2026-07-18', 'Surgery'),
  request('2026-07-20', 'Vet Consultation'),
  request('2026-07-18', 'Vet Consultation'),
  request('2026-07-18', 'Surgery'),
  request('2026-07-19', 'Second opinion'),
  request('2026-07-19', ''),
];

describe('requests by day and service', () => {
  it('are counted, and what is no service of ours is one of the others', () => {
    const counted = countByDay(list);
    expect(counted.services).toEqual(['Vet Consultation', 'Surgery', 'Other']);
    expect(Object.fromEntries(counted.days)).toEqual({
      '2026-07-18': [1, 2, 0],
      '2026-07-19': [0, 0, 2],
      '2026-07-20': [1, 0, 0],
    });
    expect([counted.first, counted.last]).toEqual(['2026-07-18', '2026-07-20']);
  });

  it('of nobody are none', () => {
    expect(countByDay([])).toEqual({ services: [], days: new Map(), first: '', last: '' });
  });

  it('are shown for every day of a stretch, also where there are none', () => {
    expect(dayRange(countByDay(list), '2026-07-17', 3)).toEqual([
      { date: '2026-07-17', counts: [0, 0, 0], total: 0 },
      { date: '2026-07-18', counts: [1, 2, 0], total: 3 },
      { date: '2026-07-19', counts: [0, 0, 2], total: 2 },
    ]);
  });
});

describe('days', () => {
  it('of a stretch end with the calendar', () => {
    const dates = dayRange(countByDay(list), '9999-12-27', 14).map(({ date }) => date);
    expect(dates).toEqual(['27', '28', '29', '30', '31'].map((day) => `9999-12-${day}`));
  });

  afterEach(() => vi.unstubAllEnvs());

  it.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'follow one another over months, leap days and changed clocks in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
      expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
      expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
      expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
      expect(mondayOf('2026-07-18')).toBe('2026-07-13');
      expect(mondayOf('2026-07-19')).toBe('2026-07-13');
      expect(mondayOf('2026-07-20')).toBe('2026-07-20');
    },
  );

  it('go there and back again', () => {
    const day = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2200-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const text = date.toISOString().slice(0, 10);
        expect(addDays(addDays(text, days), -days)).toBe(text);
      }),
    );
  });

  it('at the ends of time stay where they are, and nonsense is left alone', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addDays('soon', 1)).toBe('soon');
    expect(mondayOf('')).toBe('');
  });
});
