import { act, cleanup, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { heading as aboutHeading } from '#content/pages/about.ts';
import { stores as sampleStores } from '#sandbox/data/stores.ts';
import { bookingLink } from '#src/config/bookingLink.ts';
import type { Store } from '#src/domain/clinicDirectory.ts';
import {
  type FollowedLink,
  matchBookingLink,
  readBookingLink,
  withoutBookingLink,
  withVetWish,
} from '#src/features/booking/form/draft/readBookingLink.ts';
import {
  book,
  clinicsAreLoaded,
  collectBookings,
  enter,
  field,
  heldAnswer,
  noon,
  store,
  valuesNow,
} from '#tests/features/booking/bookingKit.ts';
import { expectAnswers } from '#tests/support/expectAnswers.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { stopClock } from '#tests/support/stopClock.ts';

const nothing: FollowedLink = { location: '', appointmentType: '', petType: '', vet: '' };

it('a booking link asks for clinic, type, pet and vet; a vet’s name that is none is ignored', () =>
  expectAnswers(readBookingLink, [
    [
      '?store=12&type=Surgery&pet=Cat',
      { location: '12', appointmentType: 'Surgery', petType: 'Cat', vet: '' },
    ],
    [
      '?store=+12+&type=Pet%20Vaccination',
      { ...nothing, location: '12', appointmentType: 'Pet Vaccination' },
    ],
    ['?vet=Dr+D’Souza', { ...nothing, vet: 'Dr D’Souza' }],
    ['?vet=%3Cb%3EDr', nothing],
    [`?vet=${'a'.repeat(41)}`, nothing],
    ['?utm=store', undefined],
    ['', undefined],
  ]));

it('a booking link leads to the form of its page, with what is known filled in', () => {
  expect(bookingLink({ vet: 'Dr Nair', store: '12' })).toBe('/?store=12&vet=Dr+Nair#contacts');
  expect(bookingLink({ store: undefined }, '/home-v3#contacts')).toBe('/home-v3#contacts');
  expect(bookingLink({ type: 'Grooming' }, '/Groom')).toBe('/Groom?type=Grooming');
});

it('removing a booking link leaves the rest of the address’s query', () =>
  expectAnswers(withoutBookingLink, [
    ['?store=12&type=Surgery&pet=Cat', ''],
    ['?utm=a&store=12&vet=Dr+Nair&b=c%26d', '?utm=a&b=c%26d'],
  ]));

const clinic: Store = { id: '12', name: 'Adyar', types: ['Pet Vaccination', 'Surgery'] };
const match = (asked: Partial<FollowedLink>, variant?: 'full' | 'simple', chosen?: Store) =>
  matchBookingLink({ ...nothing, ...asked }, [clinic], variant ?? 'full', chosen);

it('a booking link fills in what is on offer, whatever its case', () => {
  expect(match({ location: '12', appointmentType: 'surgery', petType: 'CAT' })).toEqual({
    answers: { location: '12', appointmentType: 'Surgery', petType: 'Cat' },
    notOffered: [],
  });
});

it('a booking link’s value that is not on offer is ignored, and reported as such', () => {
  expect(match({ location: '99', appointmentType: 'Surgery', petType: 'Fox' })).toEqual({
    answers: { location: '', appointmentType: 'Surgery', petType: '' },
    notOffered: ['location', 'petType'],
  });
});

it('a booking link’s type counts as not on offer if the form lacks it, with and without a clinic', () => {
  expectAnswers(
    ([appointmentType, form]) =>
      ['', '12'].map((location) => match({ appointmentType, location }, form).notOffered.join()),
    [
      [
        ['Vet Consultation', 'full'],
        ['appointmentType', 'appointmentType'],
      ],
      [
        ['Surgery', 'simple'],
        ['appointmentType', 'appointmentType'],
      ],
      [
        ['grooming', 'simple'],
        ['', ''],
      ],
    ],
  );
});

it('a booking link’s type counts as not on offer if the clinic that was chosen before lacks it', () => {
  const chosen = { ...clinic, id: '13', types: [] };
  const asked = { appointmentType: 'Surgery' };
  expect(match(asked, 'full', chosen).notOffered).toEqual(['appointmentType']);
  expect(match({ ...asked, location: '12' }, 'full', chosen).notOffered).toEqual([]);
});

it('a wish for a vet is put before the comments, in place of an earlier wish', () =>
  expectAnswers(
    (comments) => withVetWish(comments, 'Dr Nair'),
    [
      ['', 'With Dr Nair, please.'],
      ['She limps.\nSince Monday.', 'With Dr Nair, please.\nShe limps.\nSince Monday.'],
      ['With Dr Rao, please.\nShe limps.', 'With Dr Nair, please.\nShe limps.'],
      ['With Dr Nair, please.', 'With Dr Nair, please.'],
      ['With a muzzle, please.', 'With Dr Nair, please.\nWith a muzzle, please.'],
    ],
  ));

it('a booking link fills the form in, sends nothing, and names what does not exist', async () => {
  const sent = collectBookings();
  const { findByText } = await renderAt('/devcontact?store=13&type=Surgery&pet=Fox');
  const note = await findByText(/The link you followed/);
  expect(note).toHaveTextContent('(pet type)');
  expect(note.closest('[role=status]')).not.toBeNull();
  expect(valuesNow()).toMatchObject({
    location: '13',
    appointmentType: 'Surgery',
    petType: '',
  });
  expect(sent).toEqual([]);
});

it('a booking link’s value that is not on offer is named until another is chosen', async () => {
  const { queryByText, findByText } = await renderAt('/devcontact?type=Boarding&pet=Fox');
  await findByText(/\(appointment type and pet type\)/);
  enter('petType', 'Cat');
  await findByText(/\(appointment type\)/);
  enter('appointmentType', 'Surgery');
  expect(queryByText(/The link you followed/)).toBeNull();
});

it('a booking link fills in the form of the next booking once, even if the clinics load again', async () => {
  stopClock(noon);
  await book();
  cleanup();
  const { router, findByRole, findByDisplayValue } = await renderAt('/devcontact');
  await clinicsAreLoaded();
  await act(() => router.navigate('/about'));
  await findByRole('heading', { level: 1, name: aboutHeading });
  // The list is stale by now: it is shown, and loaded again.
  vi.setSystemTime(Date.now() + 6 * 60_000);
  const { release, answer } = heldAnswer();
  let asked = 0;
  server.use(
    http.get('*/admin-stores-list', async () => {
      asked += 1;
      await answer();
      return HttpResponse.json(
        sampleStores.map((each) => ({ ...each, store_name: `${each.store_name}, newer` })),
      );
    }),
  );
  await act(() => router.navigate('/devcontact?store=13&type=Surgery'));
  await findByDisplayValue('Surgery');
  expect(await findByRole('button', { name: 'Book Appointment' })).toBeVisible();
  await waitFor(() => expect(asked).toBe(1));
  enter('location', '11');
  release();
  await findByDisplayValue(`${store.store_name}, newer`);
  expect(field('location')).toHaveValue('11');
});
