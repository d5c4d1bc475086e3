import { describe, expect, it } from 'vitest';
import type { Visit } from '#src/domain/types.ts';
import { blankVisit } from '#tests/support/staff.ts';
import { searchVisits, visitsSummary, whoseVisits } from '#src/features/visits/visitList.ts';

const of = (...records: Partial<Visit>[]) =>
  records.map((fields) => ({ ...blankVisit, ...fields }));
const on = (...days: string[]) => of(...days.map((createdOn) => ({ createdOn })));
const by = (...names: string[]) => of(...names.map((clientName) => ({ clientName })));

describe('the summary of a list of visits', () => {
  it.each([
    [on('2023-05-01', '2019-12-31T23:59:59Z', '2026-01-01T00:00:00Z'), '3 visits, 2019 to 2026'],
    [on('2026-01-01', '2026-12-31'), '2 visits, 2026'],
    [on('2026-01-01'), '1 visit, 2026'],
    [on('', 'yesterday', '2026-02-30'), '3 visits'],
    [on('', '2024-02-29'), '2 visits, 2024'],
    [on('0001-01-01T00:00:00', '1900-01-01', '9999-12-31', '2022-06-01'), '4 visits, 2022'],
    [[], '0 visits'],
  ])(
    'the summary of a list of visits counts the visits and names their years: %#',
    (visits, summary) => {
      expect(visitsSummary(visits)).toBe(summary);
    },
  );

  it('takes two hundred thousand visits', () => {
    const visits = Array.from(
      { length: 200_000 },
      (_, index) => on(`20${10 + (index % 9)}-01-01`)[0]!,
    );
    expect(visitsSummary(visits)).toBe('200000 visits, 2010 to 2018');
  });
});

describe('whose visits they are', () => {
  it.each([
    [[], '9876543210'],
    [by(''), '9876543210'],
    [by('Asha Rao', 'Asha Rao', ' asha  rao '), 'Asha Rao · 9876543210'],
    [by('Asha', 'Ravi'), 'Asha and Ravi · 9876543210'],
    [by('Asha', 'Ravi', 'Meera'), 'Asha, Ravi and Meera · 9876543210'],
    [by('A', 'B', 'C', 'D', 'E', 'B'), 'A, B and 3 more · 9876543210'],
  ])('names each client once, and the phone: %#', (visits, whose) => {
    expect(whoseVisits(visits, '9876543210')).toBe(whose);
  });

  it('keeps hostile names in one short line, in their place', () => {
    expect(whoseVisits(by('\u202eRao\u2066\n\t\u0000Asha'), '1')).toBe('Rao Asha · 1');
    expect(whoseVisits(by('x'.repeat(100_000)), '1')).toBe(`${'x'.repeat(60)}… · 1`);
    expect(whoseVisits([], '1'.repeat(5000))).toBe(`${'1'.repeat(40)}…`);
  });

  it('keeps the joiners that Indian scripts need', () => {
    expect(whoseVisits(by('ക്ഷ്\u200dമ'), '1')).toBe('ക്ഷ്\u200dമ · 1');
  });

  it('whose visits they are is nothing without names and number', () => {
    expect(whoseVisits([], '')).toBe('');
  });
});

describe('the search in visits', () => {
  const visits = of(
    {
      id: '1',
      patientName: 'Bruno',
      clientName: 'José Rao',
      visitName: 'Vaccination',
      createdOn: '2026-07-18T00:00:00Z',
    },
    {
      id: '2',
      patientName: 'Simba',
      visitName: 'Dental check',
      phone: '+91 98765-43210',
      supportingDocuments: 'https://example.com/bruno.pdf',
    },
    { id: '3', patientId: '3001', clientId: '2001', visitId: '9001', createdOn: 'some day' },
  );
  const found = (search: string) =>
    searchVisits(visits, search)
      .map(({ id }) => id)
      .join();

  it.each([
    ['', '1,2,3'],
    ['  ', '1,2,3'],
    ['bruno', '1'],
    ['BRU', '1'],
    ['jose', '1'],
    ['18 jul', '1'],
    ['2026-07-18', '1'],
    ['simba dental', '2'],
    ['dental simba', '2'],
    ['98765 43210', '2'],
    ['9876543210', '2'],
    [' simba   dental ', '2'],
    ['check+91', ''],
    ['9001', '3'],
    ['some day', '3'],
    ['bruno dental', ''],
    ['.*', ''],
  ])('%j finds %j', (search, ids) => {
    expect(found(search)).toBe(ids);
  });

  it('gives the very list where nothing is searched for', () => {
    expect(searchVisits(visits, ' ')).toBe(visits);
  });
});
