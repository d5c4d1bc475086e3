/** The shapes of the sample content (specification, section 3). Content files fill them; sections draw them. */

/** A picture in a slot of fixed aspect ratio; any image file can take its place. */
export interface Picture {
  src: string;
  /** Intrinsic size, px. */
  width: number;
  height: number;
  /** '' where the picture only decorates. */
  alt: string;
}

export interface Link {
  label: string;
  href: string;
}

export interface Veterinarian {
  /** Last part of /doctors/{id}. */
  id: string;
  name: string;
  /** Qualification. */
  profession: string;
  /** Specialities. */
  title: string;
  /** Years of experience, as text: '14 years of experience'. */
  content: string;
  imageUrl: string;
}

export interface BlogTeaser {
  title: string;
  subtitle: string;
  author: string;
  thumbnail: Picture;
  btnText: string;
  /** An address of this site, or of an outside article (https). */
  postLink: string;
  authorIcon: string;
  category: string;
  /** YYYY-MM-DD; '' for an outside page that has none. */
  date: string;
  /** Which part of the picture stays in sight where its slot is narrower. Default: the middle. */
  focus?: 'left' | 'right';
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
  /** The panel's id, and the anchor that opens it: 'Internal_Medicine'. */
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
  quote: string;
  author: string;
  about: string;
  picture: Picture;
  /** 1 to 5. */
  rating: number;
}

/** A video that opens over the page. */
export interface Video {
  /** YouTube's id of it. */
  id: string;
  /** What it is called; names the dialog and the frame. */
  title: string;
}

/** One question of a form that sends nothing. */
export interface SampleField {
  label: string;
  /** 'word': the fixed word stands beside the field, to be typed again. Default: 'text'. */
  kind?: 'text' | 'email' | 'tel' | 'select' | 'textarea' | 'date' | 'word';
  hint?: string;
  autoComplete?: string;
  /** For a select: its placeholder, then what can be chosen. */
  placeholder?: string;
  options?: readonly string[];
  /** For a 'word': the word that is shown. */
  word?: string;
  /** Spans both columns. */
  wide?: boolean;
}
