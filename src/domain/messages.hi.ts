import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.ts'), typeof import('./messages.hi.ts')>;

export const typeNames: Readonly<Record<string, string>> = {
  'Vet Consultation': 'डॉक्टर को दिखाना',
  'Pet Vaccination': 'टीकाकरण',
  Surgery: 'ऑपरेशन',
  Grooming: 'ग्रूमिंग',
};

export const petNames: Readonly<Record<string, string>> = {
  Dog: 'कुत्ता',
  Cat: 'बिल्ली',
};

export const myPets: Readonly<Record<string, string>> = {
  Dog: 'मेरे कुत्ते के लिए',
  Cat: 'मेरी बिल्ली के लिए',
};

export const myOtherPet = (pet: string) => `मेरे पालतू (${pet}) के लिए`;

export const storeWithoutName = (id: string) => `स्टोर ${id}`;
