import { brand } from '#content/brand.ts';
import { brandPrivacy } from '#content/privacy.ts';
import { Import } from './markdown/pictures.ts';

const values: Record<string, string> = {
  name: brand.name,
  company: brand.parentCompany,
  phone: brand.phone.display,
  call: brand.phone.href,
  email: brand.email,
  officerAddress: brandPrivacy.address,
};

/** Their names. */
export const facts = Object.keys(values);

/** Words with the facts that they name in braces. */
export function withFacts(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  if (Array.isArray(value)) return value.map(withFacts);
  if (typeof value !== 'object' || value === null || value instanceof Import) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withFacts(each)]));
}
