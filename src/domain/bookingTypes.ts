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
