import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paginate } from '#src/features/requests/paginate.ts';

const list = Array.from({ length: 37 }, (_, index) => index + 1);

test('a page contains its rows and their position in the list', () => {
  expect(paginate(list, 1, 15)).toEqual({
    rows: list.slice(0, 15),
    page: 1,
    pages: 3,
    total: 37,
    first: 1,
    last: 15,
  });
  expect(paginate(list, 3, 15)).toMatchObject({
    rows: list.slice(30),
    page: 3,
    first: 31,
    last: 37,
  });
  expect(paginate(list.slice(0, 30), 2, 15)).toMatchObject({ page: 2, pages: 2, last: 30 });
});

test('an empty list has a single empty page', () => {
  expect(paginate([], 1, 15)).toEqual({
    rows: [],
    page: 1,
    pages: 1,
    total: 0,
    first: 0,
    last: 0,
  });
});

test.each([
  [0, 1],
  [-3, 1],
  [4, 3],
  [1e9, 3],
  [Infinity, 3],
  [-Infinity, 1],
  [NaN, 1],
  [2.7, 2],
])('a page number beyond the ends becomes the nearest one: %d → %d', (asked, page) => {
  expect(paginate(list, asked, 15).page).toBe(page);
});

test('all pages together contain the whole list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 20 }), (rows, size) => {
      const { pages } = paginate(rows, 1, size);
      const joined = Array.from(
        { length: pages },
        (_, index) => paginate(rows, index + 1, size).rows,
      );
      expect(joined.flat()).toEqual(rows);
    }),
  );
});
