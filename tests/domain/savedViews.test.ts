// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allChoices } from '#src/domain/choiceFilters.ts';
import { defaultFilters } from '#src/domain/listFilters.ts';
import {
  filtersInWords,
  filtersOfView,
  longestViewName,
  mostViews,
  parseViews,
  serializeViews,
  startFilters,
  viewName,
  viewNamed,
  viewQuery,
  withoutView,
  withStart,
  withView,
} from '#src/domain/savedViews.ts';

const filters = {
  ...defaultFilters,
  search: 'asha 98765',
  range: 'Today',
  choices: { ...allChoices, clinic: 'Adyar' },
  sort: 'Next up',
  page: 3,
} as const;
const view = { name: 'Morning', query: viewQuery(filters) };

describe('a saved view', () => {
  it('keeps the filters and the order, never the search', () => {
    expect(view.query).toBe('range=Today&clinic=Adyar&sort=Next+up');
    expect(filtersOfView(view)).toEqual({ ...filters, search: '', page: 1 });
  });

  it('a saved view is read back for its user only', () => {
    const text = serializeViews(serializeViews(null, 'a', [view]), 'b', []);
    expect(parseViews(text, 'a')).toEqual([view]);
    expect(parseViews(text, 'b')).toEqual([]);
    expect(parseViews(text, 'c')).toEqual([]);
  });

  it('replaces one of the same name, and stands in the order of names', () => {
    const other = { name: 'Evening', query: '' };
    const views = withView([view], other);
    expect(views.map(({ name }) => name)).toEqual(['Evening', 'Morning']);
    expect(withView(views, { name: 'morning', query: 'range=Past' })).toHaveLength(2);
    expect(withoutView(views, 'MORNING')).toEqual([other]);
    // As two keyboards write it.
    const [composed, apart] = ['Café', 'Café'].map((name, form) =>
      name.normalize(form ? 'NFD' : 'NFC'),
    );
    expect(withView([{ name: composed!, query: '' }], { name: apart!, query: '' })).toHaveLength(1);
    expect(viewNamed([{ name: 'Cafe', query: '' }], composed!)).toBeUndefined();
  });

  it('one view at most is the start, and stays it where it is saved again', () => {
    const views = withStart([{ name: 'Evening', query: '' }, view], 'Morning');
    expect(parseViews(serializeViews(null, 'a', views), 'a')).toEqual(views);
    expect(startFilters(views, 'T Nagar').choices.clinic).toBe('Adyar');
    expect(withView(views, { name: 'morning', query: '' })[1]?.isStart).toBe(true);
    const other = withStart(views, 'Evening');
    expect(other.map(({ isStart }) => isStart)).toEqual([true, undefined]);
    expect(startFilters(other, 'T Nagar')).toEqual({
      ...defaultFilters,
      choices: { ...allChoices, clinic: 'T Nagar' },
    });
    expect(withStart(other, 'Evening').some(({ isStart }) => isStart)).toBe(false);
  });

  it.each([
    ['  Due   today ', 'Due today'],
    [' ', ''],
    [`${'x'.repeat(longestViewName - 1)} y`, 'x'.repeat(longestViewName - 1)],
  ])('a saved view named %j is kept as %j', (typed, name) => {
    expect(viewName(typed)).toBe(name);
  });

  it('a saved view is said in words', () => {
    expect(filtersInWords(filters)).toBe('Adyar, Today, Next up');
    expect(filtersInWords({ ...defaultFilters, from: '2026-07-01', to: '2026-07-31' })).toBe(
      'from 1 Jul 2026 to 31 Jul 2026',
    );
    expect(filtersInWords(defaultFilters)).toBe('All requests');
  });
});

describe('what storage holds', () => {
  it.each([
    '',
    'null',
    '7',
    '[]',
    '{"a":1}',
    '{"a":[1,null,{},{"name":"A"},{"query":""},{"name":7,"query":""},{"name":"B","query":7}]}',
    '{"a":[{"name":" ","query":""}]}',
  ])('gives no views where it is %j', (text) => {
    expect(parseViews(text, 'a')).toEqual([]);
  });

  it('gives filters only, whatever a query there says, and no endless list', () => {
    const kept = Array.from({ length: 50 }, (_, index) => ({
      name: `${index} ${'x'.repeat(200)}`,
      query: 'q=asha&page=9&from=never&clinic=Adyar&evil=1',
    }));
    const views = parseViews(JSON.stringify({ a: kept }), 'a');
    expect(views).toHaveLength(mostViews);
    expect(views[0]).toEqual({ name: `0 ${'x'.repeat(38)}`, query: 'clinic=Adyar' });
  });

  it('storage may hold anything without breaking the saved views', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), (text, user) => {
        expect(Array.isArray(parseViews(text, user))).toBe(true);
        const next = serializeViews(text, 'me', [view]);
        expect(parseViews(next, 'me')).toEqual([view]);
      }),
    );
  });
});
