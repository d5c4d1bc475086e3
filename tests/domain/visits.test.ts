// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Visit } from '#src/domain/types.ts';
import { sortVisitsById, visitsPageSize } from '#src/domain/visits.ts';

test('a page holds ten visits', () => {
  expect(visitsPageSize).toBe(10);
});

describe('the order of visits by id', () => {
  function visit(id: string, visitName = ''): Visit {
    return {
      id,
      patientId: '',
      patientName: '',
      clientId: '',
      clientName: '',
      phone: '',
      visitId: '',
      visitName,
      supportingDocuments: '',
      createdOn: '',
    };
  }

  function order(...given: string[]) {
    return sortVisitsById(given.map((id) => visit(id))).map(({ id }) => id);
  }

  test('goes up by number, not by letter', () => {
    expect(order('10', '9', '100', '1')).toEqual(['1', '9', '10', '100']);
    expect(order('-1', '2.5', '0', '2')).toEqual(['-1', '0', '2', '2.5']);
  });

  test('puts other ids after the numbers, and missing ones last', () => {
    expect(order('', 'V-2', '3', 'V-10', '12', ' ')).toEqual(['3', '12', 'V-10', 'V-2', '', ' ']);
  });

  test('keeps visits with the same id as they came', () => {
    const sorted = sortVisitsById([visit('2', 'x'), visit('1', 'y'), visit('2', 'z')]);
    expect(sorted.map(({ visitName }) => visitName)).toEqual(['y', 'x', 'z']);
  });

  test('does not depend on the order in which they arrive', () => {
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
