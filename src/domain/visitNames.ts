import { language } from '#src/config/language.ts';
import { shownNames } from '#src/config/shownNames.ts';
import * as messages from './visitMessages.ts';

/** A business's own names say it themselves in English, and have other words in another language, where somebody has translated them. */
const ownName = (code: string) => (language === 'en' ? code : (shownNames[code] ?? code));

/** What an appointment type is called on the page: 'Surgery'. A business's own type is its own name. */
export function typeName(type: string): string {
  return messages.typeNames[type] ?? ownName(type);
}

/** What a pet's type is called on the page: 'Dog'. A business's own is its own name. */
export function petName(petType: string): string {
  return messages.petNames[petType] ?? ownName(petType);
}

/** A pet as its owner speaks of it: 'my dog'. */
export function myPet(petType: string): string {
  return messages.myPets[petType] ?? messages.myOtherPet(ownName(petType).toLowerCase());
}
