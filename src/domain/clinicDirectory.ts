import type { Phone } from './contactLinks.ts';
import type { Week } from './time/openingHours.ts';
import type { Store } from './types.ts';

/** What the stores list doesn't say of a clinic (docs/product.md, section 2: notes). */
export interface Clinic {
  /** In /clinics/{slug}: small letters, digits and hyphens. */
  slug: string;
  name: string;
  /** Where the name is in another language: what the stores list has. */
  englishName?: string;
  /** The part of the city: what follows 'Book a visit at'. */
  area: string;
  city: string;
  /** What else people search by: an earlier name of the city. */
  searchWords?: string;
  /** Where the city's name is in another language: what people search by, too. */
  englishCity?: string;
  /** Number and street. */
  street: string;
  postalCode: string;
  /** ISO 3166: 'IN'. */
  country: string;
  /** The id in the stores list; of a clinic that it doesn't have, none. */
  storeId?: number;
  phone: Phone;
  hours: Week;
  /** It is a hospital that takes emergencies. */
  emergency?: true;
  /** Degrees, north and east. */
  geo: { latitude: number; longitude: number };
  /** How to get there, and where to leave the car. */
  gettingThere: string;
  parking: string;
  /** The ids of the services that it offers. */
  services: readonly string[];
  /** The appointment types that they are booked as, where they are known. */
  types?: readonly string[];
}

/** A clinic as visitors see it: what is known of it, and what can be booked there. One of both may be missing. */
export interface ListedClinic {
  name: string;
  /** '' where it is not known. */
  city: string;
  profile?: Clinic;
  store?: Store;
}

/** What is known of a store; undefined where the content has no such clinic. */
export function profileOf<Profile extends Pick<Clinic, 'storeId'>>(
  profiles: readonly Profile[],
  { id }: Pick<Store, 'id'>,
): Profile | undefined {
  return profiles.find(({ storeId }) => storeId === id);
}

/** The clinics of the content, each with its store, then the stores that the content does not know. The order is that of the content, with the clinics of a city together. */
export function joinClinics(profiles: readonly Clinic[], stores: readonly Store[]): ListedClinic[] {
  const known = profiles.map((profile): ListedClinic => {
    const found = stores.find(({ id }) => id === profile.storeId);
    const store = found && withTypesOf(profile, found);
    return { name: profile.name, city: profile.city, profile, ...(store && { store }) };
  });
  const unknown = stores
    .filter((store) => !profileOf(profiles, store))
    .map((store): ListedClinic => ({ name: store.name, city: '', store }));
  return groupByCity([...known, ...unknown]).flatMap(({ clinics }) => clinics);
}

/** The stores with the types that their clinics' services are booked as, and in another language their names in it, where the content knows them. */
export function withTypes(
  stores: readonly Store[],
  profiles: readonly Pick<Clinic, 'storeId' | 'name' | 'englishName' | 'types'>[],
): Store[] {
  return stores.map((store) => {
    const profile = profileOf(profiles, store);
    return profile
      ? { ...withTypesOf(profile, store), ...(profile.englishName && { name: profile.name }) }
      : store;
  });
}

function withTypesOf({ types }: Pick<Clinic, 'types'>, store: Store): Store {
  return types ? { ...store, types } : store;
}

/** The form in which the names of clinics are compared: whatever their case and spaces. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Clinics by city, in the order in which the cities come up; those of no known city last, under ''. */
export function groupByCity(
  clinics: readonly ListedClinic[],
): { city: string; clinics: ListedClinic[] }[] {
  const cities = new Map<string, ListedClinic[]>();
  for (const clinic of clinics.filter(({ city }) => city))
    cities.set(clinic.city, [...(cities.get(clinic.city) ?? []), clinic]);
  const elsewhere = clinics.filter(({ city }) => !city);
  if (elsewhere.length > 0) cities.set('', elsewhere);
  return [...cities].map(([city, group]) => ({ city, clinics: group }));
}

const ways = 'https://www.google.com/maps/dir/?';

/** The way to a place from where the visitor is: an https link, which Android opens in its own maps. */
export function directionsTo({ latitude, longitude }: Clinic['geo']): string {
  const query = new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` });
  return ways + query.toString();
}

/** The same way in the maps of an iPhone or iPad; undefined where the link is no way to a place. */
export function inAppleMaps(href: string): string | undefined {
  const place = href.startsWith(ways) && new URL(href).searchParams.get('destination');
  return place ? `https://maps.apple.com/?${new URLSearchParams({ daddr: place })}` : undefined;
}

/** '12, Sample Cross Road, Bengaluru 560038', with a no-break space before the PIN code. */
export function addressOf({
  street,
  city,
  postalCode,
}: Pick<Clinic, 'street' | 'city' | 'postalCode'>): string {
  return `${street}, ${city}\u00a0${postalCode}`;
}
