import type { RichText } from './richText.ts';
import type { Link, Picture } from './contentTypes.ts';

/** The types of the inner pages' sample content. Content files provide the values; sections render them. */

/** A promise that the clinic makes. */
export interface ClinicPromise {
  title: string;
  text: string;
}

/** The member of the team who signs the promises. */
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
}

export interface Question {
  question: string;
  answer: RichText;
}

/** One service as /service lists it. */
export interface ServiceEntry {
  name: string;
  /** What is done, in a few plain words. */
  text: string;
  href: string;
}

/** A group of services, headed by what an owner has noticed. */
export interface ServiceGroup {
  question: string;
  services: ServiceEntry[];
  picture: Picture;
  /** The background colour, the same as the picture's, so that both join. */
  ground: 'mint' | 'mint-2' | 'sky-2' | 'wash';
  /** How much of its floor it takes beside another: more than half, or all of it. */
  width?: 'wide' | 'whole';
  /** Where the picture stands, if not below the text. Beside it, in a room with the width, its left part is bare wall and floor. */
  place?: 'above' | 'beside';
}

/** A step, and when it happens. */
export interface TimedStep {
  when: string;
  title: string;
  text: string;
}

/** A vet as /doctors lists them. */
export interface TeamMember {
  name: string;
  /** Qualification. */
  profession: string;
  /** Specialities. */
  title: string;
  years: number;
  figure: Picture;
  ground: 'mint' | 'mint-2' | 'sky' | 'sky-2' | 'wash';
  href: string;
}

/** What owners have noticed, and the vet to ask about it. */
export interface VetSymptoms {
  symptoms: readonly string[];
  vet: Link;
}

/** One day of a vet's week. */
export interface VetDay {
  day: string;
  /** '10 AM to 1 PM'; undefined on a day off. */
  hours?: string;
}

/** One of the three phases of a procedure. */
export interface Phase {
  /** Also the anchor. */
  id: string;
  title: string;
  steps: TimedStep[];
}

/** A patient's story on /portfolio. */
export interface PortfolioStory {
  title: string;
  text: string;
  picture: Picture;
  /** The shape of the frame: 4:3, an arch of 4:5, a circle, or a soft round shape. */
  shape: 'wide' | 'arch' | 'round' | 'pebble';
  /** The picture is a person without a background and must not be cropped. */
  isFigure?: true;
  /** The colour behind a picture without a background. */
  ground?: 'sky' | 'wash';
  /** The vet who tells it. */
  toldBy?: Link;
}

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
