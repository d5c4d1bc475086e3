// @vitest-environment node
import { expect, it } from 'vitest';
import { knownFigures } from '#src/domain/figures.ts';

it('a figure without a number is left out', () => {
  const known = { title: 'Pets', number: '12,000' };
  expect(knownFigures([known, { title: 'Vets' }])).toEqual([known]);
});
