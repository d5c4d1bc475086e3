/** The language of the content itself. */
export const english = 'en';

/** The language that is built: one a build, named in the environment. */
export function builtLanguage(): string {
  return process.env.SITE_LANGUAGE ?? english;
}
