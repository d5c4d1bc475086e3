import { expect, it } from 'vitest';
import { whoseVisits } from '#src/features/visits/whoseVisits.ts';
import { blankVisit } from '#tests/support/staff.ts';

const by = (...names: string[]) => names.map((clientName) => ({ ...blankVisit, clientName }));

it('the visits’ heading has the owners’ names, each once, and the number', () => {
  const headingOf = (...names: string[]) => whoseVisits(by(...names), '9876543210');
  expect(headingOf()).toBe('9876543210');
  expect(headingOf('')).toBe('9876543210');
  expect(headingOf('Asha Rao', 'Asha Rao', ' asha  rao ')).toBe('Asha Rao · 9876543210');
  expect(headingOf('Asha', 'Ravi', 'Meera')).toBe('Asha, Ravi and Meera · 9876543210');
  expect(headingOf('A', 'B', 'C', 'D', 'E', 'B')).toBe('A, B and 3 more · 9876543210');
  expect(whoseVisits([], '')).toBe('');
});

it('the visits’ heading survives endless names and numbers, and reordering characters', () => {
  expect(whoseVisits(by('\u202eRao\u2066\n\t\u0000Asha'), '1')).toBe('Rao Asha · 1');
  expect(whoseVisits(by('x'.repeat(100_000)), '1')).toBe(`${'x'.repeat(60)}… · 1`);
  expect(whoseVisits([], '1'.repeat(5000))).toBe(`${'1'.repeat(40)}…`);
});

it('the visits’ heading keeps the joiners that Indian scripts need', () => {
  expect(whoseVisits(by('ക്ഷ്\u200dമ'), '1')).toBe('ക്ഷ്\u200dമ · 1');
});
