export type AppointmentType = 'Vet Consultation' | 'Pet Vaccination' | 'Surgery' | 'Grooming';

export interface Store {
  /** The stores list's number, as text. */
  id: string;
  name: string;
  /** By the stores list's flags; never Grooming, which has none. */
  types: readonly AppointmentType[];
  /** Those that the clinic's services are booked as; missing for a store that the content lacks. */
  serviceTypes?: readonly AppointmentType[];
}

/** The stores call's state. `waiting`: prerendered, not requested; `loading`: includes retries; `failed`: includes an empty list. */
export type StoresStatus = 'waiting' | 'loading' | 'ready' | 'failed';

/** '' is an empty field or a select on its placeholder. */
export interface BookingAnswers {
  name: string;
  mobileNumber: string;
  email: string;
  location: string;
  appointmentType: string;
  petType: string;
  appointmentDate: string;
  appointmentTime: string;
  comments: string;
}

export type BookingField = keyof BookingAnswers;

export type BookingErrors = Partial<Record<BookingField, string>>;

/** The exact body (docs/product.md, section 3). */
export interface BookingPayload extends BookingAnswers {
  creationDate?: string;
}

export type BookingVariant = 'full' | 'full-with-creation-date' | 'simple';
