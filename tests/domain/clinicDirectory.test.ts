import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AppointmentType } from '#src/domain/appointmentTypes.ts';
import {
  appointmentTypesAt,
  groomingTypesAt,
  type Store,
  addressOf,
  type Clinic,
  directionsTo,
  groupByCity,
  joinClinics,
  clinicOfStore,
  withServiceTypes,
} from '#src/domain/clinicDirectory.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';
import { sampleClinic } from '#tests/support/sampleClinic.ts';

function store(id: string, name = `Store ${id}`): Store {
  return { id, name, types: ['Vet Consultation'] };
}

function profile(name: string, storeId?: string, city = 'Chennai'): Clinic {
  return sampleClinic(name, { city, ...(storeId && { storeId }) });
}

const joined = (profiles: Clinic[], stores: Store[]) =>
  joinClinics(profiles, stores).map((clinic) => [clinic.name, clinic.store?.id]);

it('clinics and stores are matched by id', () => {
  expect(joined([profile('Adyar', '2')], [store('1'), store('2', 'Renamed')])).toEqual([
    ['Adyar', '2'],
    ['Store 1', '1'],
  ]);
});

it('clinics are grouped by city, unknown cities last', () => {
  const profiles = [
    profile('Adyar', '1', 'Chennai'),
    profile('Indiranagar', '2', 'Bengaluru'),
    profile('Mylapore', '3', 'Chennai'),
  ];
  const groups = groupByCity(joinClinics(profiles, [store('4'), store('1')]));
  expect(groups.map(({ city, clinics }) => [city, clinics.map(({ name }) => name)])).toEqual([
    ['Chennai', ['Adyar', 'Mylapore']],
    ['Bengaluru', ['Indiranagar']],
    ['', ['Store 4']],
  ]);
});

it('every clinic is listed once and keeps its place when the stores list arrives', () => {
  const cities = fc.constantFrom('Chennai', 'Mumbai', 'Pune');
  const ids = fc.constantFrom('1', '2', '3', '4', '5', '6');
  const profiles = fc
    .uniqueArray(fc.tuple(ids, cities), { selector: ([id]) => id })
    .map((all) => all.map(([id, city]) => profile(`Clinic ${id}`, id, city)));
  const stores = fc.uniqueArray(ids).map((all) => all.map((id) => store(id)));
  fc.assert(
    fc.property(profiles, stores, (known, offered) => {
      const list = joinClinics(known, offered);
      const bookable = list.filter(({ store: booked }) => booked);
      expect(bookable.map(({ store: booked }) => clinicOfStore(known, booked?.id))).toEqual(
        bookable.map(({ profile: listed }) => listed),
      );
      const before = joinClinics(known, []);
      expect(list.slice(0, known.length).map((clinic) => clinic.profile)).toEqual(
        before.map((clinic) => clinic.profile),
      );
      const found = list.flatMap((clinic) => clinic.store?.id ?? []);
      expect(found).toHaveLength(offered.length);
      expect(new Set(found)).toEqual(new Set(offered.map(({ id }) => id)));
    }),
  );
});

it('a clinic’s services narrow the types that can be booked there', () => {
  const groomer: Clinic = { ...profile('Spa', '2'), serviceTypes: ['Grooming'] };
  const vet: Clinic = { ...profile('Adyar', '1'), serviceTypes: ['Vet Consultation', 'Surgery'] };
  const stores = [store('1'), store('2'), store('3')];
  const known = joinClinics([vet, groomer], stores);
  expect(known.map((clinic) => appointmentTypesAt(clinic.store))).toEqual([
    ['Vet Consultation'],
    ['Grooming'],
    ['Vet Consultation'],
  ]);
  expect(withServiceTypes(stores, [vet, groomer]).map(({ serviceTypes }) => serviceTypes)).toEqual([
    vet.serviceTypes,
    groomer.serviceTypes,
    undefined,
  ]);
});

it('an address keeps the city and its PIN code in one line', () => {
  expect(addressOf(profile('Adyar'))).toBe('1, Road, Chennai\u00a0600000');
});

it('directions lead to a clinic’s coordinates', () => {
  expect(directionsTo({ latitude: 12.97, longitude: -77.64 })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=12.97%2C-77.64',
  );
});

const bookable: Store = {
  id: '1',
  name: 'Indiranagar',
  types: ['Vet Consultation', 'Pet Vaccination', 'Surgery'],
};

const none = { ...bookable, types: [] };

it('the full booking form offers what both the clinic’s services and the stores list name', () =>
  expectAnswers<Store | undefined, AppointmentType[]>(appointmentTypesAt, [
    [bookable, ['Vet Consultation', 'Pet Vaccination', 'Surgery']],
    [{ ...bookable, types: ['Vet Consultation', 'Surgery'] }, ['Vet Consultation', 'Surgery']],
    [none, []],
    [undefined, []],
    [
      { ...bookable, serviceTypes: ['Vet Consultation', 'Surgery', 'Grooming'] },
      ['Vet Consultation', 'Surgery'],
    ],
    [
      { ...bookable, types: ['Vet Consultation'], serviceTypes: ['Surgery', 'Vet Consultation'] },
      ['Vet Consultation'],
    ],
    // The stores list offers nothing at this clinic.
    [{ ...none, serviceTypes: ['Vet Consultation', 'Grooming'] }, []],
    [{ ...none, serviceTypes: [] }, []],
    [{ ...none, serviceTypes: ['Grooming'] }, ['Grooming']],
  ]));

it('the grooming form can book clinics that groom, or whose services are unknown', () =>
  expectAnswers<Store | undefined, AppointmentType[]>(groomingTypesAt, [
    [undefined, ['Grooming']],
    [bookable, ['Grooming']],
    [{ ...bookable, serviceTypes: ['Grooming'] }, ['Grooming']],
    [{ ...bookable, serviceTypes: ['Vet Consultation'] }, []],
  ]));
