import { textBodies } from 'virtual:text-bodies';
import { isOn } from '#src/config/switches.ts';
import type { RichTextPart } from '#src/domain/richText.ts';
import { plainText } from '#src/domain/richText.ts';
import type { textFacts, TextPageContent } from '#src/domain/textPages.ts';
import { brand } from '#content/brand.yaml';
import { brandPrivacy } from '#content/privacy.yaml';
import { hours } from './hours.ts';
import { interpolate } from './interpolate.ts';

const facts: Record<(typeof textFacts)[number], string> = {
  name: brand.name,
  company: brand.parentCompany,
  phone: brand.phone.display,
  call: brand.phone.href,
  email: brand.email,
  phoneHours: hours.support,
  emergencyHours: hours.emergency,
  officer: brandPrivacy.officer,
  officerEmail: brandPrivacy.email,
  officerAddress: brandPrivacy.address,
  answersWithin: brandPrivacy.answersWithin,
};

/** The text page of an id, with the facts in it; of a link to a page that is off only the words. */
export async function loadTextPage(id: string): Promise<TextPageContent> {
  const load = textBodies[id];
  if (!load) throw new Error(`There is no text page ${id}`);
  const { page } = await load();
  return JSON.parse(JSON.stringify(page), (_, value: RichTextPart) => {
    if (typeof value === 'string') return interpolate(value, facts);
    const isGone = value?.kind === 'link' && !isOn(value.href);
    return isGone ? plainText(value.text) : value;
  }) as TextPageContent;
}

/** Every text page; for the search. */
export function loadTextPages(): Promise<TextPageContent[]> {
  return Promise.all(Object.keys(textBodies).map(loadTextPage));
}
