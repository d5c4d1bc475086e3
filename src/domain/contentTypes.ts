import type { Phone } from './contactLinks.ts';

export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** The part that a crop keeps. Default: the middle. */
  focus?: 'left' | 'right' | 'top';
}

export interface Link {
  label: string;
  href: string;
}

export type RichText =
  | string
  | readonly (
      | string
      | { kind: 'link'; href: string; text: string }
      | { kind: 'phone'; phone: Phone }
    )[];
