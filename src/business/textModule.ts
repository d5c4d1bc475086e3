import type { TextComponent } from '#src/sections/articles/Prose.tsx';

/** A call, a link, or an e-mail with a subject and questions. */
export type NextStep =
  | 'call'
  | { label: string; href: string }
  | { label: string; mail: string; asks: readonly string[] };

export interface TextFrontMatter {
  title: string;
  shortTitle?: string;
  /** For search engines and the site's search. */
  description: string;
  searchWords: string;
  /** A file, with its size (4:3 by default) and alternative text. */
  picture?: string;
  width?: number;
  height?: number;
  alt?: string;
  lists?: 'registrations';
  next?: NextStep;
  /** Privacy notice only: below its title, above its index, below its text. */
  lead?: string;
  index?: string;
  updated?: string;
}

/** A Markdown file in content/texts. */
export interface TextModule {
  default: TextComponent;
  frontmatter: TextFrontMatter;
}
