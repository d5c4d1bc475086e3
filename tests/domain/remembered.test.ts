// @vitest-environment node
import { expect, test } from 'vitest';
import { remembered } from '#src/domain/remembered.ts';

test('a remembered result is computed once for each text', () => {
  const computed: string[] = [];
  const lengthOf = remembered((text) => {
    computed.push(text);
    return text.length;
  });
  expect(['10:30', '', '10:30', '__proto__', ''].map(lengthOf)).toEqual([5, 0, 5, 9, 0]);
  expect(computed).toEqual(['10:30', '', '__proto__']);
});
