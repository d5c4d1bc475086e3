// @vitest-environment node
import { expect, it } from 'vitest';
import { countByDay, dayRange, servicePlaces } from '#src/domain/dailyCounts.ts';
import { specifiedTypes } from '#src/domain/appointmentTypes.ts';
import { blankRequest } from '#tests/support/staff.ts';

const request = (date: string, appointmentType: string) => ({
  ...blankRequest,
  date,
  appointmentType,
});

const list = [
  request('2026-07-20', 'Vet Consultation'),
  request('2026-07-18', 'Surgery'),
  request('2026-07-18', 'Vet Consultation'),
  request('2026-07-18', 'Surgery'),
  request('2026-07-19', 'Second opinion'),
  request('2026-07-19', ''),
];

it('requests are counted by day and service, an unknown service as Other', () => {
  const counted = countByDay(list, specifiedTypes);
  expect(counted.services).toEqual([
    { name: 'Vet Consultation', fill: 0 },
    { name: 'Surgery', fill: 2 },
    { name: 'Other', fill: -1 },
  ]);
  expect(Object.fromEntries(counted.days)).toEqual({
    '2026-07-18': [1, 2, 0],
    '2026-07-19': [0, 0, 2],
    '2026-07-20': [1, 0, 0],
  });
  expect([counted.first, counted.last]).toEqual(['2026-07-18', '2026-07-20']);
});

it('a business’s own services are counted by name, at the places that the product’s own leave, the most frequent first', () => {
  const own = [
    ...list,
    request('2026-07-21', 'Acupuncture'),
    request('2026-07-21', 'Hydrotherapy'),
    request('2026-07-21', 'Hydrotherapy'),
    request('2026-07-21', 'Other'),
  ];
  const places = servicePlaces(own);
  expect(places).toEqual([
    'Vet Consultation',
    'Hydrotherapy',
    'Surgery',
    'Second opinion',
    'Acupuncture',
    '',
    '',
  ]);
  const counted = countByDay(own, places);
  expect(counted.services.map(({ name }) => name)).toEqual([...places.slice(0, 5), 'Other']);
  expect(counted.days.get('2026-07-19')).toEqual([0, 0, 0, 1, 0, 1]);
  expect(counted.days.get('2026-07-21')).toEqual([0, 2, 0, 0, 1, 1]);
});

it('the eighth service and what follows are Other, and a long name is cut', () => {
  const own = Array.from({ length: 9 }, (_, index) =>
    request('2026-07-21', `${index} ${'w'.repeat(60)}`),
  );
  const { services, days } = countByDay(own, servicePlaces(own));
  expect(services).toHaveLength(8);
  expect(services[0]?.name).toHaveLength(41);
  expect(days.get('2026-07-21')).toEqual([1, 1, 1, 1, 1, 1, 1, 2]);
});

it('an empty list has no daily counts', () => {
  expect(countByDay([], specifiedTypes)).toEqual({
    services: [],
    days: new Map(),
    first: '',
    last: '',
  });
});

it('every day of a range has a count, also zero', () => {
  expect(dayRange(countByDay(list, specifiedTypes), '2026-07-17', 3)).toEqual([
    { date: '2026-07-17', counts: [0, 0, 0], total: 0 },
    { date: '2026-07-18', counts: [1, 2, 0], total: 3 },
    { date: '2026-07-19', counts: [0, 0, 2], total: 2 },
  ]);
});

it('daily counts end with the calendar', () => {
  const dates = dayRange(countByDay(list, specifiedTypes), '9999-12-27', 14).map(
    ({ date }) => date,
  );
  expect(dates).toEqual(['27', '28', '29', '30', '31'].map((day) => `9999-12-${day}`));
});
