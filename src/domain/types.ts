/** A clinic as the rest of the site knows it (specification, section 3). */
export interface Clinic {
  id: number;
  name: string;
  vetConsultation: boolean;
  petVaccination: boolean;
  surgery: boolean;
}

/** What a pet owner has typed so far; '' is an empty field or a select on its placeholder. */
export interface BookingDraft {
  name: string;
  mobileNumber: string;
  email: string;
  /** The chosen store's id as text. */
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

/** The body of the booking call, exactly (specification, section 3). */
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

/** An appointment request in the staff list. Missing or odd fields arrive as ''. */
export interface Appointment {
  id: string;
  name: string;
  mobile_number: string;
  email: string;
  appointment_type: string;
  pet_type: string;
  location_name: string;
  store_manager_number: string;
  /** Date part, YYYY-MM-DD, or '' where the record has none. */
  appointment_date: string;
  appointment_time: string;
  comments: string;
}

/** One visit of a patient. Missing or odd fields arrive as ''. */
export interface Visit {
  id: string;
  patient_id: string;
  patient_name: string;
  client_id: string;
  client_name: string;
  phone: string;
  visit_id: string;
  visit_name: string;
  supporting_documents: string;
  created_on: string;
}
