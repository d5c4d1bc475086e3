/** What the content has on and off (scripts/content/siteSwitches.ts). */
declare module 'virtual:site' {
  export const samples: boolean;
  export const sampleForms: boolean;
  export const comments: boolean;
  /** The paths of the pages that are off. */
  export const offPaths: readonly string[];
}
