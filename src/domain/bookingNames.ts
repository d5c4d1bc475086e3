import * as messages from './messages.ts';

export const petTypes: readonly string[] = ['Dog', 'Cat'];

export function typeName(type: string): string {
  return messages.typeNames[type] ?? type;
}

export function petName(petType: string): string {
  return messages.petNames[petType] ?? petType;
}

export function myPet(petType: string): string {
  return messages.myPets[petType] ?? messages.myOtherPet(petType.toLowerCase());
}
