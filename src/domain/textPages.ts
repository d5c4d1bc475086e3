import type { ProseContent } from './articles.ts';
import type { Picture } from './contentTypes.ts';

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
}
