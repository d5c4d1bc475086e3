export type RichTextPart =
  | string
  | { kind: 'strong' | 'em'; text: RichText }
  | { kind: 'link'; href: string; text: RichText };

export type RichText = string | readonly RichTextPart[];
