import { type AppointmentType, grooming } from './appointmentTypes.ts';
import type { Phone } from './contactLinks.ts';
import { groupBy } from './groupBy.ts';
import type { Week } from './time/openingHours.ts';

export interface Clinic {
  slug: string;
  name: string;
  /** As the stores list has it, if `name` is translated. */
  englishName?: string;
  area: string;
  city: string;
  searchWords?: string;
  englishCity?: string;
  street: string;
  postalCode: string;
  country: string;
  /** Missing if the clinic can't be booked online. */
  storeId?: string;
  phone: Phone;
  hours: Week;
  /** A hospital that takes emergencies. */
  emergency?: true;
  geo: { latitude: number; longitude: number };
  gettingThere: string;
  parking: string;
  services: readonly string[];
  /** The types that its services are booked as, each once. */
  serviceTypes: readonly AppointmentType[];
}

export interface Store {
  /** The stores list's number, as text. */
  id: string;
  name: string;
  /** By the stores list's flags; never Grooming, which has none. */
  types: readonly AppointmentType[];
  /** Those that the clinic's services are booked as; missing for a store that the content lacks. */
  serviceTypes?: readonly AppointmentType[];
}

/** The stores call's state. `waiting`: prerendered, not requested; `loading`: includes retries; `failed`: includes an empty list. */
export type StoresStatus = 'waiting' | 'loading' | 'ready' | 'failed';

export interface ListedClinic {
  name: string;
  /** '' if unknown. */
  city: string;
  /** Missing for a store that the content lacks. */
  profile?: Clinic;
  /** Missing for a clinic that the stores list lacks. */
  store?: Store;
}

/** The content's clinic with a store's id; undefined without an id. */
export function clinicOfStore(
  clinics: readonly Clinic[],
  id: string | undefined,
): Clinic | undefined {
  return id === undefined ? undefined : clinics.find(({ storeId }) => storeId === id);
}

/** Content first, then stores it lacks; clinics of a city stay together. */
export function joinClinics(profiles: readonly Clinic[], stores: readonly Store[]): ListedClinic[] {
  const listed = withServiceTypes(stores, profiles);
  const known = profiles.map((profile): ListedClinic => {
    const store = listed.find(({ id }) => id === profile.storeId);
    return { name: profile.name, city: profile.city, profile, store };
  });
  const unknown = listed
    .filter((store) => !clinicOfStore(profiles, store.id))
    .map((store): ListedClinic => ({ name: store.name, city: '', store }));
  return groupByCity([...known, ...unknown]).flatMap(({ clinics }) => clinics);
}

/** Adds service types and translated names to the stores that the content has. */
export function withServiceTypes(stores: readonly Store[], profiles: readonly Clinic[]): Store[] {
  return stores.map((store) => {
    const profile = clinicOfStore(profiles, store.id);
    const name = profile?.englishName ? profile.name : store.name;
    return { ...store, name, serviceTypes: profile?.serviceTypes };
  });
}

export function groupByCity(
  clinics: readonly ListedClinic[],
): { city: string; clinics: ListedClinic[] }[] {
  const knownCitiesFirst = clinics.toSorted((a, b) => Number(!a.city) - Number(!b.city));
  const cities = groupBy(knownCitiesFirst, ({ city }) => city);
  return [...cities].map(([city, group]) => ({ city, clinics: group }));
}

/** A store that the content lacks is assumed to groom. */
export function grooms({ serviceTypes }: Pick<Store, 'serviceTypes'>): boolean {
  return !serviceTypes || serviceTypes.includes(grooming);
}

export function appointmentTypesAt(store: Store | undefined): AppointmentType[] {
  if (!store) return [];
  const { types, serviceTypes } = store;
  // A clinic that only grooms has one type in every form.
  if (serviceTypes?.length === 1 && serviceTypes[0] === grooming) return [grooming];
  return types.filter((type) => !serviceTypes || serviceTypes.includes(type));
}

export function groomingTypesAt(store: Store | undefined): AppointmentType[] {
  return !store || grooms(store) ? [grooming] : [];
}

/** https, so that a phone may open it in an app. */
export function directionsTo({ latitude, longitude }: Clinic['geo']): string {
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** '12, Sample Cross Road, Bengaluru 560000', with a no-break space before the PIN code. */
export function addressOf(clinic: Pick<Clinic, 'street' | 'city' | 'postalCode'>): string {
  return `${streetAndCity(clinic)}\u00a0${clinic.postalCode}`;
}

/** '12, Sample Cross Road, Bengaluru' */
export function streetAndCity({ street, city }: Pick<Clinic, 'street' | 'city'>): string {
  return `${street}, ${city}`;
}
