import type { Picture } from './contentTypes.ts';

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
