import type { Picture } from './contentTypes.ts';

/** Who wrote an article or a comment. */
export interface PostAuthor {
  name: string;
  /** The address of a portrait. */
  picture: string;
}

/** What a list of articles shows of one. */
export interface PostSummary {
  /** Last part of /blog/{id}. */
  id: string;
  title: string;
  /** For the breadcrumb and short lists. */
  shortTitle: string;
  subtitle: string;
  author: PostAuthor;
  /** YYYY-MM-DD */
  date: string;
  category: string;
  tags: readonly string[];
  picture: Picture;
  /** Which part of the picture stays in sight where its slot is narrower. Default: the middle. */
  focus?: 'left' | 'right';
}

/** One piece of an article, from top to bottom. */
export type PostBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'steps'; steps: readonly { start: string; text: string }[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'quote'; text: string }
  | { kind: 'figure'; picture: Picture; caption: string }
  /** When to call: stands out from the rest. */
  | { kind: 'ring'; title: string; signs: readonly string[] };

export interface PostComment {
  author: PostAuthor;
  /** YYYY-MM-DD */
  date: string;
  text: string;
  /** An answer to the comment above it. */
  reply?: boolean;
}

export interface PostBody {
  /** The opening paragraph, set larger. */
  opening: string;
  blocks: readonly PostBlock[];
  comments: readonly PostComment[];
  /** What the form below the article is headed with. */
  formTitle: string;
}

export type Post = PostSummary & PostBody;

/** What the reader of /blog asks for. An empty text asks for nothing. */
export interface PostQuery {
  search: string;
  category: string;
  tag: string;
}

function wordsOf(block: PostBlock): string {
  switch (block.kind) {
    case 'steps':
      return block.steps.map(({ start, text }) => `${start} ${text}`).join(' ');
    case 'list':
      return block.items.join(' ');
    case 'figure':
      return block.caption;
    case 'ring':
      return `${block.title} ${block.signs.join(' ')}`;
    default:
      return block.text;
  }
}

/** All words of an article, as far as they are at hand, for searching and counting. */
function textOf(post: PostSummary & Partial<PostBody>): string {
  const { title, subtitle, category, tags, author, opening = '', blocks = [] } = post;
  return [title, subtitle, category, ...tags, author.name, opening, ...blocks.map(wordsOf)].join(
    ' ',
  );
}

/** Capitals and the shape of apostrophes make no difference: keyboards type ', articles are set with ’. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

function same(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

/**
 * The articles that have every word of the search anywhere in them (in any order, capitals ignored), and the category and
 * the tag asked for; newest first. Summaries alone will do where nothing is searched for.
 */
export function findPosts<P extends PostSummary & Partial<PostBody>>(
  posts: readonly P[],
  { search, category, tag }: PostQuery,
): P[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return newestFirst(posts).filter((post) => {
    const text = plain(textOf(post));
    return (
      words.every((word) => text.includes(word)) &&
      (!category || same(post.category, category)) &&
      (!tag || post.tags.some((own) => same(own, tag)))
    );
  });
}

/** A copy of the list by date, newest first. */
export function newestFirst<P extends PostSummary>(posts: readonly P[]): P[] {
  return posts.toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Each category with the number of its articles, in the order they first appear. */
export function countCategories(posts: readonly PostSummary[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of posts) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** Minutes that reading takes at 200 words a minute; at least 1. */
export function readingMinutes(post: Post): number {
  return Math.max(1, Math.round(textOf(post).split(/\s+/).length / 200));
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '2026-07-12' → '12 July 2026'. By the text alone: a Date would move the day in some time zones. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}
