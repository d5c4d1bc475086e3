import { expect, it } from 'vitest';
import { visitsHeading } from '#src/features/visits/visitsHeading.ts';
import { blankVisit } from '#tests/support/staff.ts';

const by = (...names: string[]) => names.map((clientName) => ({ ...blankVisit, clientName }));

it('the visits’ heading has the owners’ names, each once, and the number', () => {
  const headingOf = (...names: string[]) => visitsHeading(by(...names), '9876543210');
  expect(headingOf()).toBe('9876543210');
  expect(headingOf('')).toBe('9876543210');
  expect(headingOf('Asha Rao', 'Asha Rao', ' asha  rao ')).toBe('Asha Rao · 9876543210');
  expect(headingOf('Asha', 'Ravi', 'Meera')).toBe('Asha, Ravi and Meera · 9876543210');
  expect(headingOf('A', 'B', 'C', 'D', 'E', 'B')).toBe('A, B and 3 more · 9876543210');
  expect(headingOf('\u202eRao\n')).toBe('Rao · 9876543210');
  expect(visitsHeading([], '')).toBe('');
});
