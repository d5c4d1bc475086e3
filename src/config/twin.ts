import type { JSX, ReactNode } from 'react';

/** The Hindi counterpart of an English export: any text for a text, for a sentence with values one of the same values. */
type Words<English> = English extends string
  ? string
  : English extends JSX.Element
    ? ReactNode
    : English extends (...values: infer Values) => infer Said
      ? (...values: Values) => Words<Said>
      : { readonly [Name in keyof English]: Words<English[Name]> };

/**
 * Holds a module of messages to its English twin: one that is missing, too many or of another form does not compile.
 * `export type Checked = Twin<typeof import('./messages.ts'), typeof import('./messages.hi.ts')>;`
 */
export type Twin<
  English,
  Hindi extends Words<English> & { [Unknown in Exclude<keyof Hindi, keyof English>]: never },
> = Hindi;
