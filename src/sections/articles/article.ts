import type { Picture } from '#src/domain/contentTypes.ts';

export interface ArticleAuthor {
  name: string;
  picture: string;
}

/** An article as lists show it. */
export interface ArticleSummary {
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
  /** About an emergency: the hospitals' numbers stand above the text. */
  urgent?: boolean;
}

export interface ArticleComment {
  author: ArticleAuthor;
  /** YYYY-MM-DD */
  date: string;
  text: string;
  /** Whether it answers the comment above. */
  reply?: boolean;
}
