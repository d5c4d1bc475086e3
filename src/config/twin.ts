import type { JSX, ReactNode } from 'react';

type Translated<English> = English extends string
  ? string
  : English extends JSX.Element
    ? ReactNode
    : English extends (...values: infer Values) => infer Said
      ? (...values: Values) => Translated<Said>
      : { readonly [Name in keyof English]: Translated<English[Name]> };

/** A Hindi module with a missing, additional or differently typed message does not compile. */
export type Twin<
  English,
  Hindi extends Translated<English> & { [Unknown in Exclude<keyof Hindi, keyof English>]: never },
> = Hindi;
