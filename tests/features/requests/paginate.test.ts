import { expect, it } from 'vitest';
import { paginate } from '#src/features/requests/paginate.ts';

const list = Array.from({ length: 37 }, (_, index) => index + 1);

it('a page of the list holds its rows and says which they are', () => {
  const all = { pages: 3, total: 37 };
  const [first, last] = [list.slice(0, 15), list.slice(30)];
  expect(paginate(list, 1, 15)).toEqual({ ...all, page: 1, rows: first, first: 1, last: 15 });
  expect(paginate(list, 3, 15)).toEqual({ ...all, page: 3, rows: last, first: 31, last: 37 });
  expect(paginate(list.slice(0, 30), 2, 15)).toMatchObject({ page: 2, pages: 2, last: 30 });
  expect(paginate([], 1, 15)).toMatchObject({ page: 1, pages: 1, total: 0, first: 0, last: 0 });
});

it('a page number beyond the list’s ends shows the nearest page', () => {
  expect([0, 1e9].map((asked) => paginate(list, asked, 15).page)).toEqual([1, 3]);
});
