/** A clinic as the rest of the site knows it (docs/product.md, section 3). */
export interface Store {
  id: number;
  name: string;
  vetConsultation: boolean;
  petVaccination: boolean;
  surgery: boolean;
  /** The appointment types that its services are booked as, where the content knows it (domain/clinics.ts, withTypes). */
  types?: readonly string[];
}

/** What a pet owner has typed so far; '' is an empty field or a select on its placeholder. */
export interface BookingDraft {
  name: string;
  mobileNumber: string;
  email: string;
  /** The chosen clinic's id as text. */
  location: string;
  appointmentType: string;
  petType: string;
  /** YYYY-MM-DD, as `<input type="date">` gives it. */
  appointmentDate: string;
  /** HH:MM, 24-hour. */
  appointmentTime: string;
  comments: string;
}

export type BookingField = keyof BookingDraft;

/** The message for each field that needs another look. */
export type BookingErrors = Partial<Record<BookingField, string>>;

/** The body of the booking call, exactly (docs/product.md, section 3). */
export interface BookingPayload extends BookingDraft {
  /** ISO timestamp; only the /devcontact variant sends it. */
  creationDate?: string;
}

export type BookingVariant = 'full' | 'full-with-creation-date' | 'simple';

/** A moment on the clinic's wall clock. */
export interface ClockTime {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM, 24-hour */
  time: string;
}

/** What an owner has asked for, as the staff list shows it. A field that the record lacks is ''. */
export interface AppointmentRequest {
  id: string;
  name: string;
  mobileNumber: string;
  email: string;
  appointmentType: string;
  petType: string;
  /** The clinic's name. */
  locationName: string;
  /** The clinic manager's telephone number. */
  managerPhone: string;
  /** YYYY-MM-DD, a day of the calendar; '' where the record has none. */
  date: string;
  /** As the record has it: '10:30', '7:30 PM' … */
  time: string;
  comments: string;
}

/** One visit of a patient. A field that the record lacks is ''. */
export interface Visit {
  id: string;
  patientId: string;
  patientName: string;
  clientId: string;
  clientName: string;
  phone: string;
  visitId: string;
  visitName: string;
  /** A link, as the record has it. */
  supportingDocuments: string;
  /** A date or ISO date-time, as the record has it. */
  createdOn: string;
}
