import type { brand as ourBrand } from '#content/brand.yaml';
import type { brandPrivacy as ourPrivacy } from '#content/privacy.yaml';

type Brand = Pick<
  typeof ourBrand,
  'name' | 'parentCompany' | 'copyrightYear' | 'phone' | 'email' | 'social' | 'figures'
>;

type Privacy = Pick<typeof ourPrivacy, 'officer' | 'email' | 'address' | 'updated'>;

/** A fact of the brand, and a pattern for every spelling of it. */
export interface Fact {
  fact: string;
  typed: RegExp;
}

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** A pattern for digits with separators between them: '+91 00000-01234'. */
const spread = (digits: string) => digits.split('').join(String.raw`[\s().-]*`);

/** '9:30AM' → also '9:30 am', '9.30 a.m.', '09:30'; '9 PM' → also '9:00 PM', '21:00'. */
function timesIn(hours: string): Fact[] {
  return [...hours.matchAll(/(\d{1,2})(?::(\d\d))?\s*([AP])M/g)].map(
    ([fact, hour = '', minutes = '00', half = '']) => {
      const colon = minutes === '00' ? '(?:[:.]00)?' : `[:.]${minutes}`;
      const twelve = String.raw`0?${Number(hour)}${colon}\s*${half}\.?m`;
      const of24 = (Number(hour) % 12) + (half === 'P' ? 12 : 0);
      // A bare '7:00' could be part of 17:00.
      return {
        fact,
        typed: new RegExp(String.raw`\b(?:${twelve}|0?(?:${hour}|${of24}):${minutes})\b`, 'i'),
      };
    },
  );
}

const word = (fact: string): Fact => ({
  fact,
  typed: new RegExp(String.raw`(?<!\w)${escape(fact)}(?!\w)`, 'i'),
});

/** The facts that may occur in brand.yaml only. */
export function factsOf(brand: Brand, privacy: Privacy, hours: readonly unknown[]): Fact[] {
  const digits = brand.phone.href.replaceAll(/\D/g, '');
  return [
    word(brand.name),
    word(brand.parentCompany),
    word(brand.email),
    // Also without the country code.
    {
      fact: brand.phone.display,
      typed: new RegExp(
        String.raw`(?<!\d)(?:${spread(digits.slice(0, -10))}[\s().-]*)?${spread(digits.slice(-10))}(?!\d)`,
      ),
    },
    ...hours.flatMap((text) => timesIn(String(text))),
    ...Object.values(brand.social).map(word),
    ...Object.values(brand.figures).map(word),
    ...[privacy.officer, privacy.email, privacy.address, privacy.updated].map(word),
    { fact: `© ${brand.copyrightYear}`, typed: /©\s*\d{4}/ },
  ];
}
