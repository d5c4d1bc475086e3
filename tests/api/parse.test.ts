// @vitest-environment node
import { expect, it } from 'vitest';
import { parseJson, recordsUnderData } from '#src/api/parse.ts';
import { noLists } from './watchCall.ts';

it('reads the records under data, and leaves out items that are none', () => {
  const data = [{ id: 1 }, null, { name: 'मीरा 🐕' }, 'x', [], { id: 3 }];
  expect(recordsUnderData({ status: 'ok', data })).toEqual([
    { id: 1 },
    { name: 'मीरा 🐕' },
    { id: 3 },
  ]);
});

it.each([...noLists, ['a bare list', '[]']])('holds no list: %s', (_, body) => {
  expect(() => recordsUnderData(parseJson(body))).toThrow(
    expect.objectContaining({ name: 'ApiError', kind: 'shape' }),
  );
});
