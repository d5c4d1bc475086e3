/** A part of a text: plain, set apart, or a link. */
export type RichTextPart =
  | string
  | { kind: 'strong' | 'em'; text: RichText }
  | { kind: 'link'; href: string; text: RichText };

/** A text of one paragraph, with bold and italic words and links. */
export type RichText = string | readonly RichTextPart[];
