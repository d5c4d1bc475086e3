import { expect, it } from 'vitest';
import { whoseVisits } from '#src/features/visits/whoseVisits.ts';
import { blankVisit } from '#tests/support/staff.ts';

const by = (...names: string[]) => names.map((clientName) => ({ ...blankVisit, clientName }));

it.each([
  [[], '9876543210', '9876543210'],
  [[''], '9876543210', '9876543210'],
  [['Asha Rao', 'Asha Rao', ' asha  rao '], '9876543210', 'Asha Rao · 9876543210'],
  [['Asha', 'Ravi', 'Meera'], '9876543210', 'Asha, Ravi and Meera · 9876543210'],
  [['A', 'B', 'C', 'D', 'E', 'B'], '9876543210', 'A, B and 3 more · 9876543210'],
  [[], '', ''],
])('the heading of the visits of %j under %j is %j', (names, phone, whose) => {
  expect(whoseVisits(by(...names), phone)).toBe(whose);
});

it.each([
  ['a text that reorders what is around it', '\u202eRao\u2066\n\t\u0000Asha', 'Rao Asha · 1'],
  ['a name of any length', 'x'.repeat(100_000), `${'x'.repeat(60)}… · 1`],
  ['the joiners that Indian scripts need', 'ക്ഷ്\u200dമ', 'ക്ഷ്\u200dമ · 1'],
])('the heading of visits takes %s', (_, name, whose) => {
  expect(whoseVisits(by(name), '1')).toBe(whose);
});

it('the heading of visits takes a number of any length', () => {
  expect(whoseVisits([], '1'.repeat(5000))).toBe(`${'1'.repeat(40)}…`);
});
