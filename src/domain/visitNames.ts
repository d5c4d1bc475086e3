import * as messages from './visitMessages.ts';

/** The pets that are looked after (docs/product.md, section 9). */
export const petTypes: readonly string[] = ['Dog', 'Cat'];

/** What an appointment type is called on the page: 'Surgery'. */
export function typeName(type: string): string {
  return messages.typeNames[type] ?? type;
}

/** What a pet's type is called on the page: 'Dog'. */
export function petName(petType: string): string {
  return messages.petNames[petType] ?? petType;
}

/** A pet as its owner speaks of it: 'my dog'. */
export function myPet(petType: string): string {
  return messages.myPets[petType] ?? messages.myOtherPet(petType.toLowerCase());
}
