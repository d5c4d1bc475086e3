/* What a visit is for, and for whom, as it is shown. Sent and kept are the codes, here the keys. */

/** The types of appointments, in lists and sentences. */
export const typeNames: Readonly<Record<string, string>> = {
  'Vet Consultation': 'Vet Consultation',
  'Pet Vaccination': 'Pet Vaccination',
  Surgery: 'Surgery',
  Grooming: 'Grooming',
};

/** The types of pets, in lists and in brackets. */
export const petNames: Readonly<Record<string, string>> = {
  Dog: 'Dog',
  Cat: 'Cat',
};

/** An owner says whose visit it is: 'For: Surgery, my dog'. */
export const myPets: Readonly<Record<string, string>> = {
  Dog: 'my dog',
  Cat: 'my cat',
};

/** The same of any other pet. */
export const myOtherPet = (pet: string) => `my ${pet}`;
