// @vitest-environment node
import { expect, it } from 'vitest';
import { parseJson, recordsUnderData } from '#src/api/parse.ts';
import { noLists } from './watchCall.ts';

it('the records of an answer are read, without broken items', () => {
  const data = [{ id: 1 }, null, { name: 'मीरा 🐕' }, 'x', [], { id: 3 }];
  expect(recordsUnderData({ status: 'ok', data })).toEqual([
    { id: 1 },
    { name: 'मीरा 🐕' },
    { id: 3 },
  ]);
});

it.each([...noLists, ['a bare list', '[]']])(
  'an answer without a list is refused: %s',
  (_, body) => {
    expect(() => recordsUnderData(parseJson(body))).toThrow(
      expect.objectContaining({ name: 'ApiError', kind: 'shape' }),
    );
  },
);
