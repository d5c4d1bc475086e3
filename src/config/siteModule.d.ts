/** What all of the site knows of the content (scripts/content/siteModules.ts). */
declare module 'virtual:site' {
  /** The business's IANA zone. */
  export const timeZone: string;
}
