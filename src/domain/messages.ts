/* Keys are the codes that are sent and stored. */

export const typeNames: Readonly<Record<string, string>> = {
  'Vet Consultation': 'Vet Consultation',
  'Pet Vaccination': 'Pet Vaccination',
  Surgery: 'Surgery',
  Grooming: 'Grooming',
};

export const petNames: Readonly<Record<string, string>> = {
  Dog: 'Dog',
  Cat: 'Cat',
};

export const myPets: Readonly<Record<string, string>> = {
  Dog: 'my dog',
  Cat: 'my cat',
};

export const myOtherPet = (pet: string) => `my ${pet}`;

export const storeWithoutName = (id: string) => `Store ${id}`;
