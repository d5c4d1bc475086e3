/** What all of the site knows of the content: what is on and off, the clock, and the business's own words (scripts/content/siteSwitches.ts). */
declare module 'virtual:site' {
  export const samples: boolean;
  export const sampleForms: boolean;
  export const comments: boolean;
  /** The paths of the pages that are off. */
  export const offPaths: readonly string[];
  /** The business's IANA zone. */
  export const timeZone: string;
  /** The languages that the site is written in, English first; none where that is the only one. `pages`: those that are there in it, by their paths in the route table. */
  export const languages: readonly { code: string; name: string; pages?: readonly string[] }[];
}
