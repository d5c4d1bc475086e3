import { recordValues } from '#scripts/content/records.ts';
import * as messages from '#src/domain/visitMessages.ts';
import { builtCatalog } from './recordWords.ts';

/**
 * A business's own types of appointments and pets, by the file that they stand in. They are sent and kept as they are there, and only
 * shown in another language's words; the product's own have messages (src/domain/visitMessages.ts).
 */
export function ownNames(): Record<'services.yaml' | 'rules.yaml', string[]> {
  const types = recordValues('services.yaml').services.map(({ booking }) => booking);
  const { petTypes } = recordValues('rules.yaml').rules;
  return {
    'services.yaml': [...new Set(types)].filter(
      (type) => type !== 'call' && !(type in messages.typeNames),
    ),
    'rules.yaml': petTypes.filter((pet) => !(pet in messages.petNames)),
  };
}

/** What they are called in the language that is built, as far as somebody has said it; nothing in English. */
export function shownNames(): Record<string, string> {
  const catalog = builtCatalog();
  if (!catalog) return {};
  const names = Object.entries(ownNames()).flatMap(([source, own]) =>
    own.flatMap((name) => {
      const shown = catalog.translate(source, { text: name })?.[0];
      return shown ? [[name, shown] as const] : [];
    }),
  );
  return Object.fromEntries(names);
}
