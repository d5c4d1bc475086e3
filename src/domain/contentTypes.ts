/**
 * The types of the sample content (docs/product.md, section 3). Content files provide the values; sections render them.
 */
import type { EnquiryName } from './enquiry.ts';
import type { RichText } from './richText.ts';

/** The point of a picture that stays in view where its frame is of another shape, in per cent from its left and its top. */
export interface FocusPoint {
  x: number;
  y: number;
}

/** A picture of the content. */
export interface Picture {
  src: string;
  /** Intrinsic size, px. */
  width: number;
  height: number;
  /** '' for a decorative picture. */
  alt: string;
  /** Default: the middle. */
  focus?: FocusPoint;
}

export interface Link {
  label: string;
  href: string;
}

export interface Veterinarian {
  /** The id in /doctors/{id}. */
  id: string;
  name: string;
  /** Qualification. */
  profession: string;
  /** Specialities. */
  title: string;
  /** '14 years of experience' */
  content: string;
  imageUrl: string;
}

export interface BlogTeaser {
  title: string;
  subtitle: string;
  /** '' for nobody. */
  author: string;
  thumbnail: Picture;
  /** The words of the link; of an article of this site its short title. */
  btnText: string;
  /** Whether it is an article of this site. */
  isOwn?: boolean;
  /** A path of this site, or the https URL of an article elsewhere. */
  postLink: string;
  authorIcon: string;
  category: string;
  /** YYYY-MM-DD; '' for an outside page without a date. */
  date: string;
}

export interface Counter {
  iconUrl?: string;
  /** As shown: '200K+'. */
  number: string;
  title: string;
}

export interface ServiceCard {
  backgroundImage: Picture;
  iconUrl?: string;
  title: string;
  subtitle: string;
  link?: string;
}

export interface ServiceTab {
  /** The panel's id, which is also the hash that opens it: 'Internal_Medicine'. */
  href: string;
  label: string;
  iconUrl?: string;
}

export interface ServiceTabContent {
  id: string;
  imageSrc: Picture;
  title: string;
  subtitle: string;
  points: { icon: string; text: string }[];
}

export interface Testimonial {
  quote: RichText;
  author: string;
  about: string;
  picture: Picture;
  /** 1 to 5. */
  rating: number;
}

/** A video that opens in a dialog. */
export interface Video {
  /** YouTube's id. */
  id: string;
  /** The accessible name of the dialog and of the frame. */
  title: string;
}

/** One field of a form without a call of its own. */
export interface EnquiryFormField {
  /** What it asks; 'word': a fixed word is shown beside the field, to be typed again. */
  name: EnquiryName | 'word';
  label: string;
  /** Default: 'text'. */
  kind?: 'text' | 'email' | 'tel' | 'select' | 'textarea' | 'date' | 'word';
  hint?: string;
  autoComplete?: string;
  /** For a select. */
  placeholder?: string;
  options?: readonly string[];
  /** For a 'word': the fixed word. */
  word?: string;
  /** Spans both columns of the form. */
  wide?: boolean;
}

/** The words of a form without a call of its own: it fills in the booking form, or writes a message. */
export interface EnquiryContent {
  /** The form's accessible name. */
  label: string;
  fields: readonly EnquiryFormField[];
  submitLabel: string;
  /** The message that it writes: its subject, where the form has no field for it, and its first line. */
  mail?: { subject: string; opening: string };
}
