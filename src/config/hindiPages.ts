import { language } from './language.ts';

const hindiPages =
  /^\/(?:(?:clinics|service)(?:\/[^/]+)?|contact|ContactGrooming|HomeGrooming|privacy)?$/;

/** '/clinics?area=Bandra#map' → '/hi/clinics?area=Bandra#map'; undefined for an English-only page. */
export function hindiAddress(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  return hindiPages.test(path) ? `/hi${address.replace(/^\/(?=$|[?#])/, '')}` : undefined;
}

export function englishAddress(address: string): string {
  return address.replace(/^\/hi(?=$|[/?#])\/?/, '/');
}

export function otherVersion(address: string): string | undefined {
  const english = englishAddress(address);
  const hindi = hindiAddress(english);
  return language === 'en' ? hindi : hindi && english;
}

/** English address → this build's; unchanged for English-only pages and other origins. */
export function addressInThisBuild(address: string): string {
  return (language === 'hi' && hindiAddress(address)) || address;
}

export function isInThisBuild(address: string): boolean {
  return (englishAddress(address) === address) === (language === 'en');
}

/** `hreflang` of a link to a page of the other language's build. */
export function hreflangOf(href: string): 'en' | 'hi' | undefined {
  if (!href.startsWith('/') || isInThisBuild(href)) return undefined;
  return language === 'en' ? 'hi' : 'en';
}
