/* The forms without a call of their own (docs/product.md, section 2). */

export type EnquiryName =
  | 'name'
  | 'email'
  | 'subject'
  | 'phone'
  | 'service'
  | 'address'
  | 'date'
  | 'comments';

export interface EnquiryFormField {
  /** 'word': a fixed word is shown beside the field, to be typed again. */
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

export interface EnquiryContent {
  /** The form's accessible name. */
  label: string;
  fields: readonly EnquiryFormField[];
  submitLabel: string;
}

/** A form that writes an e-mail. */
export interface MessageContent extends EnquiryContent {
  /** The subject where none is typed, and the first line. */
  mail: { subject: string; opening: string };
}

/** The form's values by the fields' names; an empty one is '' or missing. */
export type Enquiry = Partial<Record<EnquiryFormField['name'], string>>;
