/** What all of the site knows of the content (scripts/content/siteModules.ts). */
declare module 'virtual:site' {
  /** The business's IANA zone. */
  export const timeZone: string;
  /** The languages that the site is written in, English first. `pages`: those that are there in it, by their paths in the route table. */
  export const languages: readonly { code: string; name: string; pages?: readonly string[] }[];
}
