import type { Link } from './contentTypes.ts';

/** What the booking form can be opened with for a service; 'call' where no form books it. */
type ServiceBooking = 'Vet Consultation' | 'Pet Vaccination' | 'Surgery' | 'Grooming' | 'call';

/** A service of the hospitals: one record, which cards, its part of /service, the planner and the search are made of. */
export interface Service {
  /** The anchor of its part on /service; of a procedure also the id in /service/{id}. */
  id: string;
  /** As the footer lists it (docs/product.md, section 2: footer). */
  name: string;
  /** In a list, in a few plain words. */
  summary: string;
  /** Under sedation: the page about procedures is its page. */
  procedure?: true;
  /** What it is for; one or two sentences. */
  purpose: string;
  /** The planner's name for such a visit; left out where the planner has no row for it. */
  visit?: string;
  /** What it asks of owner and pet beforehand. A short phrase, as the next two. */
  before: string;
  /** Time at the clinic. */
  duration: string;
  /** When the pet can go home. */
  homeAgain: string;
  /** What happens or matters afterwards; one or two sentences. */
  after: string;
  booking: ServiceBooking;
}

/** A service's part of /service. */
export interface ServicePart {
  /** Its anchor. */
  id: string;
  name: string;
  purpose: string;
  facts: { label: string; value: string }[];
  /** The page that tells a procedure hour by hour. */
  details?: Link;
  /** The clinics that do it; none where that is to be asked. */
  where: Link[];
  booking: Link;
}
