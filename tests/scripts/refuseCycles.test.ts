import { describe, expect, it } from 'vitest';
import { findCircle } from '#scripts/refuseCycles.ts';

const circleOf = (imports: Record<string, string[]>) =>
  findCircle(new Map(Object.entries(imports)));

describe('scripts that import each other', () => {
  it('scripts that import each other are found, however long the way round', () => {
    expect(circleOf({ app: ['shared'], shared: ['app'] })).toEqual(['app', 'shared', 'app']);
    expect(circleOf({ page: ['a'], a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
  });

  it('scripts that import each other are not those that two others import', () => {
    expect(circleOf({ page: ['app', 'shared'], app: ['shared'], shared: [] })).toBeUndefined();
  });
});
