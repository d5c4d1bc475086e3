import { clinics } from '#content/clinics.ts';
import { stores as sampleStores } from '#sandbox/data/stores.ts';

/** A clinic of the content, and its store in the tests' stores list. */
interface BookableClinic {
  clinic: (typeof clinics)[number];
  store: (typeof sampleStores)[number];
}

const bookable = clinics.flatMap((clinic): BookableClinic[] => {
  const store = sampleStores.find(({ id }) => `${id}` === clinic.storeId);
  return store ? [{ clinic, store }] : [];
});

const types = {
  vet_consultation: 'Vet Consultation',
  surgery: 'Surgery',
} as const;

/** Returns the first clinic, or the nth after it, that offers this as its store does. */
export function clinicWith(offer: keyof typeof types, nth = 0): BookableClinic {
  const found = bookable.filter(
    ({ clinic, store }) => store[offer] && clinic.serviceTypes.includes(types[offer]),
  )[nth];
  if (!found) throw new Error(`No clinic of the content offers ${offer} in the sandbox.`);
  return found;
}
