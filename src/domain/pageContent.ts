import type { Link } from './contentTypes.ts';

/** A part of a notice: its paragraphs, then a list of terms, then more paragraphs and links. */
export interface NoticePart {
  /** Also the anchor. */
  id: string;
  heading: string;
  /** Set apart from the others: what somebody in a hurry reads. */
  isSummary?: boolean;
  paragraphs?: readonly string[];
  terms?: readonly NoticeTerm[];
  after?: readonly string[];
  links?: readonly Link[];
}

export interface NoticeTerm {
  term: string;
  text: string;
  /** A word of a machine, such as the name that the browser stores something under. */
  code?: string;
}
