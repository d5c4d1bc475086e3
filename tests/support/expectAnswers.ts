import { expect, vi } from 'vitest';

/** Expects of each input the answer beside it; a failure shows the pairs that differ. */
export const expectAnswers = vi.defineHelper(expectTable);

function expectTable<const Input, Answer>(
  rule: (input: Input) => Answer,
  table: [Input, Answer][],
): void {
  expect(table.map(([input]) => [input, rule(input)])).toEqual(table);
}
