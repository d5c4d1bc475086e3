/** What the forms without a call of their own ask (docs/product.md, section 2). */
export type EnquiryName =
  | 'name'
  | 'email'
  | 'subject'
  | 'phone'
  | 'service'
  | 'address'
  | 'date'
  | 'comments';

/** One field of such a form. */
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

/** The words of such a form. */
export interface EnquiryContent {
  /** The form's accessible name. */
  label: string;
  fields: readonly EnquiryFormField[];
  submitLabel: string;
}

/** The words of a form that writes an e-mail: its subject where none is typed, and its first line. */
export interface MessageContent extends EnquiryContent {
  mail: { subject: string; opening: string };
}

/** What was typed, by the fields' names; a field that is empty, or that the form lacks, is '' or missing. */
export type Enquiry = Partial<Record<EnquiryFormField['name'], string>>;
