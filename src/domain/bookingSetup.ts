import type { Clinic } from './clinics.ts';
import type { MobileRule } from './mobileNumber.ts';
import type { BusinessHours, OpeningHours } from './openingHours.ts';

/** What the booking form asks and takes (docs/product.md, sections 5 and 9). */
export interface BookingRules {
  mobile: MobileRule;
  /** Which answers a booking needs. Clinic, type, day and time always are. */
  required: {
    name: boolean;
    mobileNumber: boolean;
    email: boolean;
    petType: boolean;
    comments: boolean;
  };
  petTypes: readonly string[];
  /** From one time to the next, in minutes. */
  slotMinutes: number;
  /** From now to the first time that is offered, in minutes. */
  noticeMinutes: number;
  /** How many days ahead the last day is; 0 is no limit. */
  daysAhead: number;
  /**
   * How soon the clinic calls about a booking, as a sentence ends: one that is made while clinic and phone stay open for so many minutes,
   * any other, and one for a time that may come before the call.
   */
  callsBack: { withinMinutes: number; open: string; closed: string; soon: string };
  /** What to do before a visit whose services don't all say the same. */
  beforeVisit: readonly string[];
}

/** What the booking form needs to know of a clinic. */
export type ClinicHours = Pick<
  Clinic,
  'storeId' | 'name' | 'area' | 'phone' | 'hours' | 'types'
> & {
  /** Street and city, to know the clinic by. */
  address?: string;
};

/** The rules and hours that a form goes by. */
export interface BookingSetup {
  rules: BookingRules;
  hours: Pick<BusinessHours, 'bookable' | 'holidays'>;
  /** When somebody answers the phone. */
  phoneHours: OpeningHours;
  clinics: readonly ClinicHours[];
  /** What to do before a visit, by appointment type, where its services all say the same. */
  beforeVisit: ReadonlyMap<string, string>;
  /** The business's e-mail address. */
  email: string;
  /** The chosen clinic's, where they are known. */
  clinic?: ClinicHours | undefined;
}
