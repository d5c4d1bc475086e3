import type { Picture } from '#src/domain/contentTypes.ts';

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
  author: ArticleAuthor;
  /** YYYY-MM-DD */
  date: string;
  category: string;
  tags: readonly string[];
  picture: Picture;
  /** About an emergency: the page offers a call before the text. */
  urgent?: boolean;
}

export interface ArticleComment {
  author: ArticleAuthor;
  /** YYYY-MM-DD */
  date: string;
  text: string;
  /** A reply to the comment above it. */
  reply?: boolean;
}
