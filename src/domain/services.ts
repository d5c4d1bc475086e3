import type { Picture } from './contentTypes.ts';

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
