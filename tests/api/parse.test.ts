// @vitest-environment node
import { expect, it } from 'vitest';
import { ApiError } from '#src/api/ApiError.ts';
import { parseJson, recordsUnderData } from '#src/api/parse.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

it('the records of an answer are read, without broken items', () => {
  const data = [{ id: 1 }, null, { name: 'मीरा 🐕' }, 'x', [], { id: 3 }];
  expect(recordsUnderData({ status: 'ok', data })).toEqual([
    { id: 1 },
    { name: 'मीरा 🐕' },
    { id: 3 },
  ]);
});

it('an answer without a list is refused', () => {
  const refusalOf = (body: string) => {
    try {
      return recordsUnderData(parseJson(body));
    } catch (error) {
      return error instanceof ApiError && error.kind;
    }
  };
  expectAnswers<string, unknown>(refusalOf, [
    ['', 'shape'],
    ['null', 'shape'],
    ['7', 'shape'],
    ['"stores"', 'shape'],
    ['[]', 'shape'],
    ['<!doctype html><title>Gateway</title>', 'shape'],
    ['{"data":[{"id":1', 'shape'],
    ['{"message":"Internal server error"}', 'shape'],
    ['{"data":{"id":1}}', 'shape'],
    ['{"data":null}', 'shape'],
    ['{"data":"none"}', 'shape'],
  ]);
});
