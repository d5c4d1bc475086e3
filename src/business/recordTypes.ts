import type { AppointmentType } from '#src/domain/appointmentTypes.ts';
import type { Picture } from '#src/domain/contentTypes.ts';

export type Room = 'unwell' | 'well' | 'operation' | 'tests' | 'ward' | 'recovery';

export interface Service {
  /** In the address: never change a published one. */
  id: string;
  name: string;
  englishName?: string;
  summary: string;
  procedure?: true;
  purpose: string;
  /** The appointment that takes `duration`, if the service has several. */
  appointment?: string;
  before: string;
  duration: string;
  homeAgain: string;
  after: string;
  booking: AppointmentType | 'call';
  searchWords?: string;
  picture: Picture;
  card?: {
    title?: string;
    text?: string;
    /** Matches the picture's edge. */
    ground?: 'mint' | 'sky' | 'sky-2' | 'wash' | 'panel';
    /** Leads to the general page of procedures. */
    coversSeveral?: true;
  };
  room: Room;
}

export interface Vet {
  /** In the address: never change a published one. */
  id: string;
  name: string;
  englishName?: string;
  firstName: string;
  pronoun: 'she' | 'he';
  qualification: string;
  registration?: string;
  specialities: string;
  years: number;
  imageUrl: string;
  /** Cut out, without background. */
  figure: Picture;
  /** Behind the vet on a card; `pageGround` on /doctors and the vet's own page. */
  ground: 'mint' | 'sky' | 'wash';
  pageGround: 'sky' | 'sky-2' | 'wash';
  clinics: readonly string[];
  quote: string;
  looksAfter: string;
  languages: readonly string[];
  goodToKnow: string;
  firstVisit: { lead: string; paragraphs: readonly string[] };
  oftenAskedAbout: readonly string[];
  /** Default: the first two of `oftenAskedAbout`. */
  symptoms?: readonly string[];
}
