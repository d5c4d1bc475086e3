import type { TextComponent } from '#src/sections/articles/Prose.tsx';

/** The next step: a call, a link, or an e-mail with a subject and questions. */
export type NextStep =
  | 'call'
  | { label: string; href: string }
  | { label: string; mail: string; asks: readonly string[] };

export interface TextFrontMatter {
  title: string;
  /** The last label of the breadcrumb; default: the title. */
  shortTitle?: string;
  /** For search engines, and for the site's own search. */
  description: string;
  searchWords: string;
  /** A picture's file, its size where it is not 4:3, and its alternative text. */
  picture?: string;
  width?: number;
  height?: number;
  alt?: string;
  /** A list below the text: the vets with their registration numbers. */
  lists?: 'registrations';
  next?: NextStep;
  /** The privacy notice only: below its title, over its index, and below its text. */
  lead?: string;
  index?: string;
  updated?: string;
}

/** A Markdown file in content/texts. */
export interface TextModule {
  default: TextComponent;
  frontmatter: TextFrontMatter;
}
