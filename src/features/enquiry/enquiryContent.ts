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
  /** 'word': a fixed word, to be retyped. */
  name: EnquiryName | 'word';
  label: string;
  /** Default: 'text'. */
  kind?: 'text' | 'email' | 'tel' | 'select' | 'textarea' | 'date' | 'word';
  hint?: string;
  autoComplete?: string;
  placeholder?: string;
  word?: string;
  /** Spans both columns of the form. */
  wide?: boolean;
}

export interface EnquiryContent {
  label: string;
  fields: readonly EnquiryFormField[];
  submitLabel: string;
}

export interface MessageContent extends EnquiryContent {
  /** Subject by default, and the first line. */
  mail: { subject: string; opening: string };
}

/** Values by field name; an empty one is '' or missing. */
export type Enquiry = Partial<Record<EnquiryFormField['name'], string>>;
