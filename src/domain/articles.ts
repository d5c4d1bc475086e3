import type { Picture } from './contentTypes.ts';
import { plainText, type RichText } from './richText.ts';

/** The author of an article or a comment. */
export interface ArticleAuthor {
  name: string;
  /** A portrait. */
  picture: string;
}

/** An article as lists show it. */
export interface ArticleSummary {
  /** The id in /blog/{id}. */
  id: string;
  title: string;
  /** For the breadcrumb and short lists. */
  shortTitle: string;
  subtitle: string;
  /** Undefined where the article names none, or a vet who is no longer there. */
  author?: ArticleAuthor;
  /** YYYY-MM-DD */
  date: string;
  category: string;
  tags: readonly string[];
  picture: Picture;
  /** About an emergency: the page offers a call before the text. */
  urgent?: true;
}

/** A paragraph or a list. */
export type SimpleBlock =
  | { kind: 'text'; text: RichText }
  | { kind: 'list'; items: readonly RichText[] };

/** One block of a text. */
export type TextBlock =
  | SimpleBlock
  | { kind: 'heading'; level: 2 | 3; text: RichText }
  /** A numbered list. */
  | { kind: 'steps'; items: readonly RichText[] }
  | { kind: 'quote'; text: RichText }
  | { kind: 'figure'; picture: Picture; caption: string }
  /** A box beside the point; 'call': it says when to call, and the number follows. */
  | { kind: 'note' | 'call'; title: string; blocks: readonly SimpleBlock[] };

/** A text as a page shows it. */
export interface ProseContent {
  /** The opening paragraph, set larger. */
  opening?: RichText;
  blocks: readonly TextBlock[];
}

/** An article's summary as its file has it: the author by id. */
export interface ArticleRecord extends Omit<ArticleSummary, 'author'> {
  /** The id of a vet; '' for nobody. */
  vet: string;
}

/** A comment as an article's file has it. */
export interface CommentRecord extends Omit<ArticleComment, 'author'> {
  by: { vet: string } | ArticleAuthor;
}

/** The rest of an article as its file has it. */
export interface ArticleBodyRecord extends ProseContent {
  comments: readonly CommentRecord[];
  /** '' for the usual one. */
  formTitle: string;
}

export interface ArticleComment {
  author: ArticleAuthor;
  /** YYYY-MM-DD */
  date: string;
  text: string;
  /** A reply to the comment above it. */
  reply?: boolean;
}

export interface ArticleBodyContent extends ProseContent {
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

function textsOf(block: TextBlock): readonly RichText[] {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items;
    case 'figure':
      return [block.caption];
    case 'note':
    case 'call':
      return block.blocks
        .flatMap(textsOf)
        .map((text) => `${block.title} ${plainText(text)}`.trimStart());
    default:
      return [block.text];
  }
}

/** A text in sentences, for the search. */
export function sentencesOf({ opening = '', blocks }: ProseContent): string[] {
  return [opening, ...blocks.flatMap(textsOf)]
    .flatMap((text) => plainText(text).split(/(?<=[.?!]) /))
    .filter(Boolean);
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
  return articles.toSorted((a, b) => b.date.localeCompare(a.date, 'en'));
}

/** The articles that /blog opens with, each once. */
export interface BlogFront<P> {
  lead: P | undefined;
  /** Too few to fill their row stand in `rest`. */
  row: { tall: P; small: readonly P[] } | undefined;
  emergency: P | undefined;
  rest: readonly P[];
}

/** The front of the blog by date: the newest article leads; the newest urgent one is the emergency. */
export function blogFront<P extends ArticleSummary>(articles: readonly P[]): BlogFront<P> {
  const byDate = newestFirst(articles);
  const emergency = byDate.find(({ urgent }) => urgent);
  const [lead, ...others] = byDate.filter((article) => article !== emergency);
  const [tall, ...small] = others.slice(0, 4);
  if (!tall || small.length < 2) return { lead, row: undefined, emergency, rest: others };
  return { lead, row: { tall, small }, emergency, rest: others.slice(4) };
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
