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

/** The first clinic that does what is asked for, and whose store offers it; in tests that change what clinics do, any whose store offers it. */
export function clinicWith(offer: keyof typeof types, nth = 0): BookableClinic {
  const offering = bookable.filter(({ store }) => store[offer]);
  const doing = offering.filter(({ clinic }) => clinic.serviceTypes.includes(types[offer]));
  const found = doing[nth] ?? offering[nth];
  if (!found) throw new Error(`No clinic of the content offers ${offer} in the sandbox.`);
  return found;
}
