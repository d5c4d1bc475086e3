import { expect, it } from 'vitest';
import { memoize } from '#src/domain/memoize.ts';

it('a memoized result is computed once for each text', () => {
  const computed: string[] = [];
  const lengthOf = memoize((text) => {
    computed.push(text);
    return text.length;
  });
  expect(['10:30', '', '10:30', '__proto__', ''].map(lengthOf)).toEqual([5, 0, 5, 9, 0]);
  expect(computed).toEqual(['10:30', '', '__proto__']);
});
