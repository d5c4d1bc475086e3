/**
 * The language that this build is written in, as BCP 47 names it: 'en', 'hi'. Each language is a build of its own, so that no page carries
 * another's words (scripts/languages/). Scripts that run without Vite speak English.
 */
export const language: string = import.meta.env?.SITE_LANGUAGE ?? 'en';
