import type { Picture } from './contentTypes.ts';

/** Who wrote an article or a comment. */
export interface ArticleAuthor {
  name: string;
  /** The address of a portrait. */
  picture: string;
}

/** What a list of articles shows of one. */
export interface ArticleSummary {
  /** Last part of /blog/{id}. */
  id: string;
  title: string;
  /** For the breadcrumb and short lists. */
  shortTitle: string;
  subtitle: string;
  author: ArticleAuthor;
  /** YYYY-MM-DD */
  date: string;
  category: string;
  tags: readonly string[];
  picture: Picture;
  /** Which part of the picture stays in sight where its slot is narrower. Default: the middle. */
  focus?: 'left' | 'right';
  /** About something that can't wait: the way to call stands before the text. */
  urgent?: true;
}

/** One piece of an article, from top to bottom. */
export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'steps'; steps: readonly { start: string; text: string }[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'quote'; text: string }
  | { kind: 'figure'; picture: Picture; caption: string }
  /** When to call: stands out from the rest. */
  | { kind: 'ring'; title: string; signs: readonly string[] };

export interface ArticleComment {
  author: ArticleAuthor;
  /** YYYY-MM-DD */
  date: string;
  text: string;
  /** An answer to the comment above it. */
  reply?: boolean;
}

export interface ArticleBodyContent {
  /** The opening paragraph, set larger. */
  opening: string;
  blocks: readonly ArticleBlock[];
  comments: readonly ArticleComment[];
  /** What the form below the article is headed with. */
  formTitle: string;
}

export type Article = ArticleSummary & ArticleBodyContent;

/** Which articles the reader of /blog asks for. An empty text asks for nothing. */
export interface ArticleFilter {
  category: string;
  tag: string;
}

function textsOf(block: ArticleBlock): readonly string[] {
  switch (block.kind) {
    case 'steps':
      return block.steps.map(({ start, text }) => `${start} ${text}`);
    case 'list':
      return block.items;
    case 'figure':
      return [block.caption];
    case 'ring':
      return block.signs.map((sign) => `${block.title} ${sign}`);
    default:
      return [block.text];
  }
}

/** An article's text in sentences, for searching in it. */
export function sentencesOf({ opening, blocks }: ArticleBodyContent): string[] {
  return [opening, ...blocks.flatMap(textsOf)].flatMap((text) => text.split(/(?<=[.?!]) /));
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The articles of the category and with the tag asked for, however they are spelled; newest first. */
export function filterArticles<P extends ArticleSummary>(
  articles: readonly P[],
  { category, tag }: ArticleFilter,
): P[] {
  return newestFirst(articles).filter(
    (article) =>
      (!category || same(article.category, category)) &&
      (!tag || article.tags.some((own) => same(own, tag))),
  );
}

/** A copy of the list by date, newest first. */
export function newestFirst<P extends ArticleSummary>(articles: readonly P[]): P[] {
  return articles.toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Each category with the number of its articles, in the order they first appear. */
export function countCategories(
  articles: readonly ArticleSummary[],
): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of articles) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** Minutes that reading takes at 200 words a minute; at least 1. */
export function readingMinutes(article: Article): number {
  const text = [article.title, article.subtitle, ...sentencesOf(article)].join(' ');
  return Math.max(1, Math.round(text.split(/\s+/).length / 200));
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
