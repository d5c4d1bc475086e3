// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import { parseJson, recordsIn, recordsUnderData } from '#src/api/parse.ts';
import { bodies, recordOf, requestFields } from '#tests/support/malformed.ts';
import { noLists } from './watchCall.ts';

/** What comes of a body: its records, or the kind of the error. */
async function outcomeOf(read: () => Promise<unknown[]> | unknown[]) {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError) return error.kind;
    throw error;
  }
}

/** A body's bytes, as many at a time as given; they may be cut within a letter. */
async function* arriving(body: string, size: number) {
  const bytes = new TextEncoder().encode(body);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const atOnce = (body: string) => outcomeOf(() => recordsUnderData(parseJson(body)));
const inParts = (body: string, length: number, size: number) =>
  outcomeOf(async () => {
    const records: unknown[] = [];
    for await (const part of recordsIn(arriving(body, size), length)) records.push(...part);
    return records;
  });

const tricky = { text: 'a },{ "b": [1] },', inner: [{ c: 1 }, { d: {} }, []], quote: '\\"},' };

it.each([
  [1, 1],
  [3, 7],
  [10, 1000],
  [40, 3],
  [1000, 50],
  [1000, 1000],
])(
  'a long answer is the same list, read in parts of %i characters as %i bytes arrive',
  async (length, size) => {
    const data = [{ id: 1 }, tricky, null, { name: 'मीरा 🐕' }, tricky, 'x},', { id: 3 }, {}];
    const records = data.filter((item) => typeof item === 'object' && item !== null);
    for (const space of [0, 2]) {
      expect(await inParts(JSON.stringify({ data }, null, space), length, size)).toEqual(records);
      const body = JSON.stringify(
        { status: 'ok', data, count: 8, more: { data: [] } },
        null,
        space,
      );
      expect(await inParts(body, length, size)).toEqual(records);
      const other = JSON.stringify({ more: { data: [{}] }, data });
      expect(await inParts(other, length, size)).toEqual(records);
    }
  },
);

it('a long answer is the same list or the same failure, whatever it holds and wherever it breaks off', async () => {
  await fc.assert(
    fc.asyncProperty(
      bodies(recordOf(...requestFields)),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 200 }),
      fc.nat(),
      async (body, length, size, end) => {
        expect(await inParts(body, length, size)).toEqual(await atOnce(body));
        const broken = body.slice(0, end % (body.length + 1));
        expect(await inParts(broken, length, size)).toEqual(await atOnce(broken));
      },
    ),
    { numRuns: 400 },
  );
});

it.each(['{"data":[{"a":1},]}', '{"data":[{"a":1},{"b":2},,{}]}', '{"data":[{"a":1},{"b":2}'])(
  'a long answer is no list where it is no JSON: %s',
  async (body) => {
    expect(await inParts(body, 1, 1000)).toBe('shape');
  },
);

it('a long answer is parsed while it arrives, and fails only where it is no JSON', async () => {
  const body = '{"data":[{"id":1},{"id":2},{"id":3} and no JSON';
  const records = recordsIn(arriving(body, 10), 10);
  expect((await records.next()).value).toEqual([{ id: 1 }]);
  expect((await records.next()).value).toEqual([{ id: 2 }]);
  await expect(records.next()).rejects.toThrow(ApiError);
});

it.each([...noLists, ['a bare list', '[]']])(
  'an answer that is %s holds no list, at once or as it arrives',
  async (_, body) => {
    expect([await atOnce(body), await inParts(body, 1, 1000)]).toEqual(['shape', 'shape']);
  },
);
