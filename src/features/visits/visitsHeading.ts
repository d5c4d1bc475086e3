import type { Visit } from '#src/api/visits.ts';
import { inWords } from '#src/domain/text/inWords.ts';
import { oneLine } from '#src/domain/text/shortened.ts';

/**
 * Owners and phone number: 'Asha Rao and Ravi Rao · 5555502001'. Families share a phone: unique names in list order, counted
 * beyond three.
 */
export function visitsHeading(visits: readonly Visit[], phone: string): string {
  const names = new Map<string, string>();
  for (const { clientName } of visits) {
    const name = oneLine(clientName, 60);
    const key = name.toLowerCase();
    if (name && !names.has(key)) names.set(key, name);
  }
  const all = [...names.values()];
  const listed = all.length > 3 ? [...all.slice(0, 2), `${all.length - 2} more`] : all;
  return [inWords(listed), oneLine(phone, 40)].filter(Boolean).join(' · ');
}
