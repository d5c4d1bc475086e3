import type { TextComponent } from '#src/sections/articles/Prose.tsx';

/** The one thing to do next: a call, a link, or an e-mail with a subject and what it asks for. */
export type NextStep =
  | 'call'
  | { label: string; href: string }
  | { label: string; mail: string; asks: readonly string[] };

/** The front matter of a text page. */
export interface TextFrontMatter {
  title: string;
  /** The last label of the breadcrumb; default: the title. */
  shortTitle?: string;
  /** For search engines, and for the site's own search. */
  description: string;
  /** Other words that people search for. */
  searchWords: string;
  /** The file of a picture, its size where it is not of 4 to 3, and what it shows. */
  picture?: string;
  width?: number;
  height?: number;
  alt?: string;
  /** Shown below the text: the vets and the numbers under which they are registered. */
  lists?: 'registrations';
  next?: NextStep;
  /** The privacy notice's own: below its title, over the index of its parts, and below its text. */
  lead?: string;
  index?: string;
  updated?: string;
}

/** A Markdown file in content/texts. */
export interface TextModule {
  default: TextComponent;
  frontmatter: TextFrontMatter;
}
