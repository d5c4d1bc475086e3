import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.tsx'), typeof import('./messages.hi.tsx')>;

export const previousVet = 'पिछले डॉक्टर';

export const nextVet = 'अगले डॉक्टर';

export const previousReview = 'पिछली राय';

export const nextReview = 'अगली राय';

export const chooseReview = 'राय चुनें';

export const yearsOfExperience = (count: number) => (
  <>
    <b>{count}</b> <span>साल का अनुभव</span>
  </>
);

export const fullStars = (full: number, count: number) => (
  <>
    <span>{`${count} में से ${full}`}</span>
    <span className="visually-hidden"> सितारे</span>
  </>
);
