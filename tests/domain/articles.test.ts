import { expect, it } from 'vitest';
import {
  blogFront,
  countCategories,
  filterArticles,
  newestFirst,
  readingMinutes,
  sentencesOf,
  type Article,
  type ArticleFilter,
} from '#src/domain/articles.ts';

const author = { name: 'Dr Sample', picture: '/face.svg' };
const picture = { src: '/p.svg', width: 3, height: 2, alt: '' };

function article(overrides: Partial<Article> & Pick<Article, 'id'>): Article {
  return {
    title: 'A title',
    shortTitle: 'A title',
    subtitle: 'What it is about',
    author,
    date: '2026-01-01',
    category: 'Cats',
    tags: [],
    picture,
    opening: 'An opening.',
    blocks: [],
    comments: [],
    formTitle: 'Ask us',
    ...overrides,
  };
}

const carrier = article({
  id: 'carrier',
  title: 'Your cat hates the carrier',
  date: '2026-10-08',
  tags: ['carrier', 'habits'],
  opening: 'Don’t chase.',
});
const ticks = article({
  id: 'ticks',
  title: 'Monsoon paws',
  date: '2026-09-10',
  category: 'Seasons',
  tags: ['ticks', 'habits'],
  blocks: [
    { kind: 'steps', items: [[{ kind: 'strong', text: 'Rinse.' }, ' Lukewarm water']] },
    { kind: 'list', items: ['Towel by the door'] },
    { kind: 'figure', picture, caption: 'A bath a week' },
    { kind: 'call', title: 'Ring us', blocks: [{ kind: 'list', items: ['pale gums'] }] },
    { kind: 'heading', level: 2, text: 'Finding one' },
    { kind: 'quote', text: 'Like a lentil' },
    { kind: 'text', text: 'Use a hook' },
  ],
});
const heat = article({
  id: 'heat',
  title: 'A bowl in the shade',
  category: 'Seasons',
  date: '2026-11-07',
});
const all = [carrier, ticks, heat];

function found(filter: Partial<ArticleFilter>) {
  return filterArticles(all, { category: '', tag: '', ...filter }).map(({ id }) => id);
}

it('articles are listed newest first, filtered by category or tag, whatever the case', () => {
  expect(found({})).toEqual(['heat', 'carrier', 'ticks']);
  expect(found({ category: 'sEASONS' })).toEqual(['heat', 'ticks']);
  expect(found({ category: 'Season' })).toEqual([]);
  expect(found({ tag: 'Habits' })).toEqual(['carrier', 'ticks']);
  expect(found({ tag: 'habit' })).toEqual([]);
  expect(found({ category: 'Seasons', tag: 'habits' })).toEqual(['ticks']);
});

it('an article is split into the sentences of all its blocks', () => {
  expect(sentencesOf(ticks)).toEqual([
    'An opening.',
    'Rinse.',
    'Lukewarm water',
    'Towel by the door',
    'A bath a week',
    'Ring us pale gums',
    'Finding one',
    'Like a lentil',
    'Use a hook',
  ]);
});

it('sorting articles does not change the given list', () => {
  const given = [ticks, heat, carrier];
  expect(newestFirst(given).map(({ id }) => id)).toEqual(['heat', 'carrier', 'ticks']);
  expect(given.map(({ id }) => id)).toEqual(['ticks', 'heat', 'carrier']);
});

it('categories are counted in the order in which they appear', () => {
  expect(countCategories(all)).toEqual([
    { name: 'Cats', count: 1 },
    { name: 'Seasons', count: 2 },
  ]);
  expect(countCategories([])).toEqual([]);
});

const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    article({ id: `${index + 1}`, date: `2026-03-${String(31 - index).padStart(2, '0')}` }),
  );
const front = (articles: readonly Article[]) => {
  const { lead, row, emergency, rest } = blogFront(articles);
  return [
    lead?.id,
    row && [row.tall.id, ...row.small.map(({ id }) => id)],
    emergency?.id,
    rest.map(({ id }) => id),
  ];
};

it('the newest article leads the blog, four stand in the row, the others follow by date', () => {
  expect(front(days(7).toReversed())).toEqual(['1', ['2', '3', '4', '5'], undefined, ['6', '7']]);
});

it('the newest urgent article is the emergency, and stands nowhere else', () => {
  const [first, second, ...others] = days(6).map((each) => ({ ...each, urgent: true as const }));
  expect(front([first!, second!])).toEqual(['2', undefined, '1', []]);
  expect(front([...others, second!])[2]).toBe('2');
});

it('too few articles for a row of the blog are listed', () => {
  expect(front(days(4))).toEqual(['1', ['2', '3', '4'], undefined, []]);
  expect(front(days(3))).toEqual(['1', undefined, undefined, ['2', '3']]);
  expect(front(days(1))).toEqual(['1', undefined, undefined, []]);
  expect(front([])).toEqual([undefined, undefined, undefined, []]);
});

it('the reading time is one minute for 200 words and at least one minute', () => {
  const words = (count: number) => [{ kind: 'text', text: 'word '.repeat(count) } as const];
  expect(readingMinutes(article({ id: 'a' }))).toBe(1);
  expect(readingMinutes(article({ id: 'a', blocks: words(400) }))).toBe(2);
  expect(readingMinutes(article({ id: 'a', blocks: words(1000) }))).toBe(5);
});
