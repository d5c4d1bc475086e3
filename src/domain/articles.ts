import type { Picture, PictureSource } from './contentTypes.ts';

/** The author of an article or a comment. */
export interface ArticleAuthor {
  name: string;
  /** A portrait. */
  picture: PictureSource;
}

/** An article as lists show it. */
export interface ArticleSummary {
  /** The id in /blog/{id}. */
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
  /** The part of the picture that stays visible when it is cropped. Default: the middle. */
  focus?: 'left' | 'right';
  /** About an emergency: the page offers a call before the text. */
  urgent?: true;
}

/** One block of an article's text. */
export type ArticleBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'steps'; steps: readonly { start: string; text: string }[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'quote'; text: string }
  | { kind: 'figure'; picture: Picture; caption: string }
  /** A box that says when to call. */
  | { kind: 'call'; title: string; signs: readonly string[] };

export interface ArticleComment {
  author: ArticleAuthor;
  /** YYYY-MM-DD */
  date: string;
  text: string;
  /** A reply to the comment above it. */
  reply?: boolean;
}

export interface ArticleBodyContent {
  /** The opening paragraph, set larger. */
  opening: string;
  blocks: readonly ArticleBlock[];
  comments: readonly ArticleComment[];
  /** The heading of the form below the article. */
  formTitle: string;
}

export type Article = ArticleSummary & ArticleBodyContent;

/** Filters the articles of /blog; '' does not filter. */
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
    case 'call':
      return block.signs.map((sign) => `${block.title} ${sign}`);
    default:
      return [block.text];
  }
}

/** An article's text in sentences, for the search. */
export function sentencesOf({ opening, blocks }: ArticleBodyContent): string[] {
  return [opening, ...blocks.flatMap(textsOf)].flatMap((text) => text.split(/(?<=[.?!]) /));
}

function isSameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The articles of a category and with a tag, whatever their case; newest first. '' does not filter. */
export function filterArticles<P extends ArticleSummary>(
  articles: readonly P[],
  { category, tag }: ArticleFilter,
): P[] {
  return newestFirst(articles).filter(
    (article) =>
      (!category || isSameText(article.category, category)) &&
      (!tag || article.tags.some((candidate) => isSameText(candidate, tag))),
  );
}

/** A copy of the list, newest first. */
export function newestFirst<P extends ArticleSummary>(articles: readonly P[]): P[] {
  return articles.toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Each category with the number of its articles, in the order in which they first appear. */
export function countCategories(
  articles: readonly ArticleSummary[],
): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of articles) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** The reading time in whole minutes, at 200 words a minute; at least 1. */
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

/** '2026-07-12' → '12 July 2026'. Takes YYYY-MM-DD as text: a Date would move the day in some time zones. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}
