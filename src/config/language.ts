/**
 * The language that this build is written in, as BCP 47 names it: 'en', 'hi'. Each language is a build of its own, so that no page carries
 * another's words (scripts/languages/). Scripts that run without Vite speak English.
 */
export const language: string = import.meta.env?.SITE_LANGUAGE ?? 'en';

/** The pages that this build has, as the route table writes them; undefined in English, which has them all. */
const pages = import.meta.env?.SITE_PAGES?.split(' ');

/** Whether an English address of the site leads to one of these pages: '/clinics?area=Bandra#map' to /clinics. */
export function hasPage(written: readonly string[], address: string): boolean {
  const parts = address.replace(/[?#].*/, '').split('/');
  return written.some((page) => {
    const wanted = page.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part === parts[index] || (part.startsWith(':') && parts[index]))
    );
  });
}

/** The same address in a language: '/clinics' → '/hi/clinics'. */
export function addressInLanguage(code: string, address: string): string {
  return code === 'en' ? address : `/${code}${address.replace(/^\/(?=$|[?#])/, '')}`;
}

/** An English address of the site in the language of this build: '/clinics' → '/hi/clinics'; unchanged where it is not written in it, or leads elsewhere. */
export function addressIn(address: string): string {
  if (!pages || !address.startsWith('/') || !hasPage(pages, address)) return address;
  return addressInLanguage(language, address);
}

/** An address of this build in English: '/hi/clinics' → '/clinics'. */
export function addressInEnglish(address: string): string {
  const prefix = `/${language}`;
  if (!pages || !address.startsWith(prefix)) return address;
  const rest = address.slice(prefix.length);
  return /^(?:$|[?#])/.test(rest) ? `/${rest}` : rest;
}

/** The language of a link's words and of where it leads, where it is not this one: articles are there in English alone. */
export function writtenIn(href: string): 'en' | undefined {
  return href.startsWith('/') && !isHere(href) ? 'en' : undefined;
}

/** Of what stands in this language among words of another; undefined in English, where nothing does. */
export const ownLanguage = language === 'en' ? undefined : language;

/** Whether an address is one of this build's own: below /hi, where this is the Hindi one. */
export function isHere(address: string): boolean {
  return !pages || addressInEnglish(address) !== address;
}
