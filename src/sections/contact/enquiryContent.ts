import type { EnquiryName } from '#src/domain/enquiry.ts';

/** One field of a form without a call of its own. */
export interface EnquiryFormField {
  /** Its fields; 'word': a fixed word is shown beside the field, to be typed again. */
  name: EnquiryName | 'word';
  label: string;
  /** Default: 'text'. */
  kind?: 'text' | 'email' | 'tel' | 'select' | 'textarea' | 'date' | 'word';
  hint?: string;
  autoComplete?: string;
  /** For a select: the choice of a service. */
  placeholder?: string;
  /** For a 'word': the fixed word. */
  word?: string;
  /** Spans both columns of the form. */
  wide?: boolean;
}

/** The words of a form without a call of its own: it fills in the booking form, or writes a message. */
export interface EnquiryContent {
  /** The form's accessible name. */
  label: string;
  fields: readonly EnquiryFormField[];
  submitLabel: string;
  /** The message that it writes: its subject, where the form has no field for it, and its first line. */
  mail?: { subject: string; opening: string };
}
