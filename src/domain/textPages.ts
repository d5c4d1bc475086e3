import type { ProseContent } from './articles.ts';
import type { Picture } from './contentTypes.ts';

/** Where a link leads to a text page: 'owners' is the group of what owners come for, 'footer' the footer's last line. */
export type TextMenu = 'owners' | 'footer' | '';

/** The one thing to do next: a link, or an e-mail with a subject and what it asks for. */
export interface NextStep {
  label: string;
  href: string;
  mail: string;
  asks: readonly string[];
}

/** A page of its own that is a heading and a text. */
export interface TextPageContent extends ProseContent {
  id: string;
  title: string;
  /** The last label of the breadcrumb. */
  shortTitle: string;
  /** For search engines, and for the site's own search. */
  description: string;
  /** Other words that people search for. */
  keywords: string;
  picture: Picture | null;
  /** What stands below the text: the vets and the numbers under which they are registered. */
  lists: 'registrations' | '';
  next: NextStep | null;
}
