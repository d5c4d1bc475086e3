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

/** The rooms of /service, by what an owner has noticed. */
export type Room = 'unwell' | 'well' | 'operation' | 'why' | 'stay' | 'strong';

/** The services of the clinics, told once for the whole site. */
export interface Service {
  /** In /service#{id}, or /service/{id} of a procedure. It must not change once a page is known under it. */
  id: string;
  name: string;
  /** In Hindi: people search by both. */
  englishName?: string;
  summary: string;
  /** It is told hour by hour at /service/{id}. */
  procedure?: true;
  purpose: string;
  /** The kind of visit that the time is of, where the service has others too. */
  visit?: string;
  before: string;
  duration: string;
  homeAgain: string;
  after: string;
  /** The appointment type that it is booked as, or by telephone. */
  booking: 'Vet Consultation' | 'Pet Vaccination' | 'Surgery' | 'Grooming' | 'call';
  /** Other words that people search by. */
  searchWords?: string;
  picture: Picture;
  /** On cards. Default: its name and summary. */
  card?: {
    title?: string;
    text?: string;
    /** The colour of the picture's edge, so that both join. */
    ground?: 'mint' | 'sky' | 'sky-2' | 'wash' | 'panel';
    /** The card stands for other procedures too: it leads to what they have in common. */
    isOfSeveral?: true;
  };
  room: Room;
}

/** A vet of the clinics. */
export interface Vet {
  /** In /doctors/{id}. It must not change once a page is known under it. */
  id: string;
  name: string;
  /** In Hindi: people search by both. */
  englishName?: string;
  firstName: string;
  pronoun: 'she' | 'he';
  /** Qualification. */
  profession: string;
  /** The number in their council's register. */
  registration?: string;
  /** Specialities. */
  title: string;
  /** Years of experience. */
  years: number;
  /** A small portrait, beside articles. */
  imageUrl: string;
  /** A portrait without a background. */
  figure: Picture;
  /** The colour behind it on cards. */
  ground: 'mint' | 'sky' | 'wash';
  /** The colour behind it on pages of their own colour. Default: 'wash'. */
  pageGround?: 'mint' | 'mint-2' | 'sky' | 'sky-2' | 'wash';
  /** The slugs of the clinics where they work, the first first. */
  clinics: readonly string[];
  quote: string;
  looksAfter: string;
  languages: readonly string[];
  goodToKnow: string;
  firstVisit: { lead: string; paragraphs: readonly string[] };
  oftenAskedAbout: readonly string[];
  /** Those of oftenAskedAbout that /doctors lists. Default: the first two. */
  symptoms?: readonly string[];
}
