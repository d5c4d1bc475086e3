import type { Link, Picture } from './contentTypes.ts';

/** The shapes of the inner pages' sample content. Content files fill them; sections draw them. */

/** Something the clinic can be held to. */
export interface ClinicPromise {
  title: string;
  text: string;
}

/** A member of the team who stands in a window and answers for what is beside it. */
export interface Signature {
  figure: Picture;
  name: string;
  role: string;
  link: Link;
}

/** A stage of a pet's life. */
export interface LifeStage {
  title: string;
  text: string;
  picture: Picture;
  /** Which part of the picture shows when it is cropped to an arch. */
  focus: 'left' | 'middle' | 'right';
}

export interface Question {
  question: string;
  answer: string;
}
