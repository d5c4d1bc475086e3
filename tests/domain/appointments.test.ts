// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AppointmentSort,
  appointmentSorts,
  paginate,
  pageSize,
  queryAppointments,
  sortVisitsById,
  visitsPageSize,
} from '#src/domain/appointments.ts';
import { minutesOf } from '#src/domain/clock.ts';
import type { Appointment, Visit } from '#src/domain/types.ts';

const blank: Appointment = {
  id: '',
  name: '',
  mobile_number: '',
  email: '',
  appointment_type: '',
  pet_type: '',
  location_name: '',
  store_manager_number: '',
  appointment_date: '',
  appointment_time: '',
  comments: '',
};

function request(id: string, date: string, time = ''): Appointment {
  return { ...blank, id, appointment_date: date, appointment_time: time };
}

function ids(
  list: readonly Appointment[],
  query: { from?: string; to?: string; sort?: AppointmentSort },
) {
  const found = queryAppointments(list, { from: '', to: '', sort: 'Recent', ...query });
  return found.map(({ id }) => id).join(' ');
}

describe('the list of requests', () => {
  const list = [
    request('a', '2026-03-07', '10:30'),
    request('b', '2026-03-09', '19:30'),
    request('c', '', '11:00'),
    request('d', '2026-03-09', '10:30'),
    request('e', '2026-03-08', '12:00'),
  ];

  test('starts with the newest day, and the latest time of it', () => {
    expect(ids(list, {})).toBe('b d e a');
    expect(appointmentSorts[0]).toBe('Recent');
  });

  test('can start with the oldest, or stay as it came', () => {
    expect(ids(list, { sort: 'Oldest' })).toBe('a e d b');
    expect(ids(list, { sort: 'No Sorting' })).toBe('a b d e');
  });

  test('hides requests without a date, and those whose date is no day', () => {
    const odd = [
      request('a', ''),
      request('b', 'soon'),
      request('c', '2026-02-31'),
      request('d', '0000-00-00'),
      request('e', '2026-03-07'),
    ];
    for (const sort of appointmentSorts) expect(ids(odd, { sort })).toBe('e');
  });

  test('keeps the first and the last day of what is asked for', () => {
    expect(ids(list, { from: '2026-03-08' })).toBe('b d e');
    expect(ids(list, { to: '2026-03-08' })).toBe('e a');
    expect(ids(list, { from: '2026-03-07', to: '2026-03-08' })).toBe('e a');
    expect(ids(list, { from: '2026-03-09', to: '2026-03-09' })).toBe('b d');
    expect(ids(list, { from: '2026-03-10' })).toBe('');
    expect(ids(list, { from: '2026-03-09', to: '2026-03-07' })).toBe('');
  });

  test('counts a date-time by its date part', () => {
    const late = [request('a', '2026-03-07T23:59:59.999Z'), request('b', '2026-03-08T00:00:00Z')];
    expect(ids(late, { from: '2026-03-08', to: '2026-03-08' })).toBe('b');
    expect(ids(late, { from: '2026-03-07', to: '2026-03-07' })).toBe('a');
  });

  test('understands both ways of writing a time; one it cannot read opens the day', () => {
    const times = [
      request('junk', '2026-03-07', 'evening'),
      request('noon', '2026-03-07', '12:00 PM'),
      request('half past seven', '2026-03-07', '7:30 PM'),
      request('ten', '2026-03-07', '10:00'),
      request('seven', '2026-03-07', '19:00:00'),
    ];
    expect(ids(times, { sort: 'Recent' })).toBe('half past seven seven noon ten junk');
    expect(ids(times, { sort: 'Oldest' })).toBe('junk ten noon seven half past seven');
  });

  test('keeps requests for the same moment as they came, either way round', () => {
    const same = ['a', 'b', 'c'].map((id) => request(id, '2026-03-07', '10:30'));
    expect(ids(same, { sort: 'Recent' })).toBe('a b c');
    expect(ids(same, { sort: 'Oldest' })).toBe('a b c');
  });

  test('leaves the list it was given alone', () => {
    const frozen = Object.freeze(list.map((entry) => Object.freeze({ ...entry })));
    const before = JSON.stringify(frozen);
    queryAppointments(frozen, { from: '', to: '', sort: 'Oldest' });
    expect(JSON.stringify(frozen)).toBe(before);
  });

  const date = fc.oneof(
    fc.constantFrom('', 'junk', '2026-02-30'),
    fc
      .integer({ min: 1, max: 28 })
      .map((day) => `2026-02-${String(day).padStart(2, '0')}T10:00:00Z`),
  );
  const time = fc.constantFrom('', '10:30', '11:00', '7:30 PM', '19:30', 'junk');

  test('shows, for any list, exactly those in range, in order, none twice', () => {
    const records = fc.array(fc.tuple(date, time)).map((pairs) => {
      return pairs.map(([day, hour], index) => request(String(index), day, hour));
    });
    const bound = fc.oneof(
      fc.constant(''),
      fc.constantFrom('2026-02-01', '2026-02-14', '2026-02-28'),
    );
    fc.assert(
      fc.property(
        records,
        bound,
        bound,
        fc.constantFrom(...appointmentSorts),
        (given, from, to, sort) => {
          const found = queryAppointments(given, { from, to, sort });
          const expected = given.filter(({ appointment_date: day }) => {
            const part = day.slice(0, 10);
            return (
              day.startsWith('2026-02-') &&
              day !== '2026-02-30' &&
              (!from || part >= from) &&
              (!to || part <= to)
            );
          });
          expect(new Set(found)).toEqual(new Set(expected));
          expect(found).toHaveLength(expected.length);
          for (const [index, later] of found.entries()) {
            const earlier = found[index - 1];
            if (!earlier) continue;
            const [a, b] = [earlier, later].map(
              (entry) =>
                `${entry.appointment_date.slice(0, 10)} ${String(minutesOf(entry.appointment_time) ?? 0).padStart(4, '0')}`,
            ) as [string, string];
            const inOrder = sort === 'Recent' ? a >= b : sort === 'Oldest' ? a <= b : true;
            // Equal ones, and all of them without sorting, stay as they came.
            const free = a !== b && sort !== 'No Sorting';
            expect(inOrder).toBe(true);
            expect(free || Number(earlier.id) < Number(later.id)).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('answers for 100,000 requests in a blink', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => {
      const day = String(1 + ((index * 7919) % 28)).padStart(2, '0');
      const month = String(1 + ((index * 104_729) % 12)).padStart(2, '0');
      return request(String(index), `2026-${month}-${day}T00:00:00Z`, `${10 + (index % 10)}:30`);
    });
    const times = appointmentSorts.map((sort) => {
      const start = performance.now();
      const found = queryAppointments(many, { from: '2026-02-01', to: '2026-11-30', sort });
      expect(found.length).toBeGreaterThan(70_000);
      return performance.now() - start;
    });
    // A comparator that makes its keys takes several seconds. The bench has the fine figures.
    expect(Math.max(...times)).toBeLessThan(3000);
  });
});

describe('pages', () => {
  const list = Array.from({ length: 37 }, (_, index) => index + 1);

  test('hold fifteen requests, or ten visits', () => {
    expect(pageSize).toBe(15);
    expect(visitsPageSize).toBe(10);
  });

  test('show their rows and where they stand', () => {
    expect(paginate(list, 1, 15)).toEqual({
      rows: list.slice(0, 15),
      page: 1,
      pages: 3,
      total: 37,
      first: 1,
      last: 15,
    });
    expect(paginate(list, 3, 15)).toMatchObject({
      rows: list.slice(30),
      page: 3,
      first: 31,
      last: 37,
    });
    expect(paginate(list.slice(0, 30), 2, 15)).toMatchObject({ page: 2, pages: 2, last: 30 });
  });

  test('of nothing are one empty page', () => {
    expect(paginate([], 1, 15)).toEqual({
      rows: [],
      page: 1,
      pages: 1,
      total: 0,
      first: 0,
      last: 0,
    });
  });

  test.each([
    [0, 1],
    [-3, 1],
    [4, 3],
    [1e9, 3],
    [Infinity, 3],
    [-Infinity, 1],
    [NaN, 1],
    [2.7, 2],
  ])('beyond the ends become the nearest: %d → %d', (asked, page) => {
    expect(paginate(list, asked, 15).page).toBe(page);
  });

  test('joined are the whole list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 20 }), (rows, size) => {
        const { pages } = paginate(rows, 1, size);
        const joined = Array.from(
          { length: pages },
          (_, index) => paginate(rows, index + 1, size).rows,
        );
        expect(joined.flat()).toEqual(rows);
      }),
    );
  });
});

describe('visits by id', () => {
  function visit(id: string, visit_name = ''): Visit {
    return {
      id,
      patient_id: '',
      patient_name: '',
      client_id: '',
      client_name: '',
      phone: '',
      visit_id: '',
      visit_name,
      supporting_documents: '',
      created_on: '',
    };
  }

  function order(...given: string[]) {
    return sortVisitsById(given.map((id) => visit(id))).map(({ id }) => id);
  }

  test('go up by number, not by letter', () => {
    expect(order('10', '9', '100', '1')).toEqual(['1', '9', '10', '100']);
    expect(order('-1', '2.5', '0', '2')).toEqual(['-1', '0', '2', '2.5']);
  });

  test('have other ids after the numbers, and missing ones last', () => {
    expect(order('', 'V-2', '3', 'V-10', '12', ' ')).toEqual(['3', '12', 'V-10', 'V-2', '', ' ']);
  });

  test('stay as they came where ids are the same', () => {
    const sorted = sortVisitsById([visit('2', 'x'), visit('1', 'y'), visit('2', 'z')]);
    expect(sorted.map(({ visit_name }) => visit_name)).toEqual(['y', 'x', 'z']);
  });

  test('come in the same order however they arrive', () => {
    const id = fc.oneof(
      fc.nat().map(String),
      fc.string(),
      fc.bigInt().map(String),
      fc.double().map(String),
    );
    fc.assert(
      fc.property(fc.uniqueArray(id), (given) => {
        expect(order(...given.toReversed())).toEqual(order(...given));
      }),
      { numRuns: 500 },
    );
  });
});
