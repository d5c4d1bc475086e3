// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import { parseJson, recordsIn, recordsUnderData } from '#src/api/parse.ts';
import { bodies, recordOf, requestFields } from '#tests/support/malformed.ts';

/** What comes of a body: its records, or the kind of the error. */
function outcomeOf(read: () => Iterable<unknown>) {
  try {
    return [...read()];
  } catch (error) {
    if (error instanceof ApiError) return error.kind;
    throw error;
  }
}

const atOnce = (body: string) => outcomeOf(() => recordsUnderData(parseJson(body)));
const inParts = (body: string, length: number) => outcomeOf(() => recordsIn(body, length));

const tricky = { text: 'a },{ "b": [1] },', inner: [{ c: 1 }, { d: {} }, []], quote: '\\"},' };

describe('a long answer', () => {
  it.each([1, 3, 10, 40, 1000])('is the same list, read in parts of %i characters', (length) => {
    const data = [{ id: 1 }, tricky, null, { id: 2 }, tricky, 'x},', { id: 3 }, {}];
    const records = data.filter((item) => typeof item === 'object' && item !== null);
    for (const space of [0, 2]) {
      expect(inParts(JSON.stringify({ data }, null, space), length)).toEqual(records);
      const body = JSON.stringify(
        { status: 'ok', data, count: 8, more: { data: [] } },
        null,
        space,
      );
      expect(inParts(body, length)).toEqual(records);
      expect(inParts(JSON.stringify({ more: { data: [{}] }, data }), length)).toEqual(records);
    }
  });

  it('is the same list or the same failure, whatever it holds and wherever it breaks off', () => {
    fc.assert(
      fc.property(
        bodies(recordOf(...requestFields)),
        fc.integer({ min: 1, max: 200 }),
        fc.nat(),
        (body, length, end) => {
          expect(inParts(body, length)).toEqual(atOnce(body));
          const broken = body.slice(0, end % (body.length + 1));
          expect(inParts(broken, length)).toEqual(atOnce(broken));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each(['{"data":[{"a":1},]}', '{"data":[{"a":1},{"b":2},,{}]}', '{"data":[{"a":1},{"b":2}'])(
    'is no list where it is no JSON: %s',
    (body) => {
      expect(inParts(body, 1)).toBe('shape');
    },
  );

  it('is parsed only as far as its records are asked for', () => {
    const records = recordsIn('{"data":[{"id":1},{"id":2},{"id":3} and no JSON', 1);
    expect([records.next().value, records.next().value]).toEqual([{ id: 1 }, { id: 2 }]);
    expect(() => records.next()).toThrow(ApiError);
  });
});
