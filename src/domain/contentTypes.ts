/* The types that all content shares. */

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
