import { language } from './language.ts';

/** The pages that are there in Hindi too, below /hi. */
const inHindi =
  /^\/(?:(?:clinics|service)(?:\/[^/]+)?|contact|ContactGrooming|HomeGrooming|privacy)?$/;

/** '/clinics?area=Bandra#map' → '/hi/clinics?area=Bandra#map'; undefined where the page is there in English alone. */
export function hindiAddress(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  return inHindi.test(path) ? `/hi${address.replace(/^\/(?=$|[?#])/, '')}` : undefined;
}

/** '/hi/clinics' → '/clinics'; an English address stays. */
export function englishAddress(address: string): string {
  return address.replace(/^\/hi(?=$|[/?#])\/?/, '/');
}

/** The address of the same page in the other language; undefined where it is there in one alone. */
export function otherVersion(address: string): string | undefined {
  const english = englishAddress(address);
  const hindi = hindiAddress(english);
  return language === 'en' ? hindi : hindi && english;
}

/** An English address of the site as this build has it: '/clinics' → '/hi/clinics'; unchanged where it is there in English alone, or leads elsewhere. */
export function addressIn(address: string): string {
  return (language === 'hi' && hindiAddress(address)) || address;
}

/** Whether an address is one of this build's pages: in the Hindi build those below /hi. */
export function isHere(address: string): boolean {
  return language === 'en' || englishAddress(address) !== address;
}

/** The `hreflang` of a link that leads from Hindi to a page that is there in English alone. */
export function writtenIn(href: string): 'en' | undefined {
  return href.startsWith('/') && !isHere(href) ? 'en' : undefined;
}
