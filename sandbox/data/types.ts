/** A store. The manager's number appears only in the staff list. */
export interface SampleStore {
  id: number;
  store_name: string;
  vet_consultation: boolean;
  pet_vaccination: boolean;
  surgery: boolean;
  store_manager_number: string;
}

/** An appointment record as the admin list sends it (docs/product.md, section 3). */
export interface AppointmentRecord {
  id: number;
  name: string;
  mobile_number: string;
  email: string;
  appointment_type: string;
  pet_type: string;
  location_name: string;
  store_manager_number: string;
  /** ISO date-time; null for a record without a date. */
  appointment_date: string | null;
  /** HH:MM */
  appointment_time: string;
  comments: string;
}

/** A visit as the visits call sends it (docs/product.md, section 3). */
export interface VisitRecord {
  id: number;
  patient_id: number;
  patient_name: string;
  client_id: number;
  client_name: string;
  phone: string;
  visit_id: number;
  visit_name: string;
  /** A link, or empty. */
  supporting_documents: string;
  created_on: string;
}
