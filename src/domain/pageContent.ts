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

/** One service as /service lists it. */
export interface ServiceEntry {
  name: string;
  /** What is done, in a few plain words. */
  text: string;
  href: string;
}

/** A room of the house: what an owner has noticed, and the services that answer it. */
export interface ServiceRoom {
  question: string;
  services: ServiceEntry[];
  picture: Picture;
  /** The wall, the same as the picture's own ground, so that it runs on. */
  wall: 'mint' | 'mint-2' | 'sky-2' | 'wash';
  /** Words below the picture or beside it; narrow rooms have them above. */
  layout: 'wide-below' | 'wide-beside' | 'narrow';
  /** The floor inside the picture, which runs on under the words beside it. */
  floor?: 'bench' | 'ward' | 'mat';
  /** Mirrors the picture, so that a hand comes in from the room's own wall. */
  flip?: boolean;
}

/** One line of the planner: what a kind of visit asks of a day. */
export interface VisitPlan {
  visit: string;
  before: string;
  here: string;
  home: string;
}

/** A step with the time it happens at. */
export interface TimedStep {
  when: string;
  title: string;
  text: string;
}

/** A vet as a window in the corridor shows them. */
export interface VetDoor {
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

/** What an owner has noticed, and who to ask about it. */
export interface Worry {
  worry: string;
  answer: Link;
}

/** A vet's day: '10.00 to 13.00', or nothing where they are away. */
export interface VetDay {
  day: string;
  hours?: string;
}

/** One wall of a story in three: what happens there, step by step. */
export interface Phase {
  /** The anchor that leads to it. */
  id: string;
  title: string;
  steps: TimedStep[];
}

/** A patient's picture on the gallery wall. */
export interface GalleryFrame {
  title: string;
  text: string;
  picture: Picture;
  /** How the frame is cut: a picture of 4:3, an arch of 4:5, a circle, or a soft round shape. */
  shape: 'wide' | 'arch' | 'round' | 'pebble';
  /** A person without backdrop, who stands in the frame uncut. */
  focus?: 'figure';
  /** The colour behind a picture without backdrop. */
  ground?: 'sky' | 'wash';
  /** Who tells it. */
  teller: Link;
}

/** One clinic as /contact lists it. */
export interface ClinicAddress {
  name: string;
  /** The id that the stores list knows it by: its booking link fills the form in. */
  storeId: number;
  address: string;
  services: readonly string[];
  /** What the link to the booking form says. */
  bookLabel: string;
}
