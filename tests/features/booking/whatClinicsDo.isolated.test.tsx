import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import {
  collectBookings,
  enter,
  field,
  fillIn,
  stopTheClock,
  submit,
  wholeDraft,
} from './bookingKit.ts';

/*
 * Three clinics whose stores have the flags that the sandbox gives: one for consultations and surgery, one that only grooms, one for
 * consultations and grooming.
 */
vi.mock('#src/pages/shared/clinicProfiles.ts', async (importOriginal) => {
  const { clinicProfiles } =
    await importOriginal<typeof import('#src/pages/shared/clinicProfiles.ts')>();
  const types = [['Vet Consultation', 'Surgery'], ['Grooming'], ['Vet Consultation', 'Grooming']];
  return {
    clinicProfiles: clinicProfiles
      .slice(0, 3)
      .map((clinic, at) => ({ ...clinic, types: types[at] })),
  };
});

/** What can be chosen of a field. A store that the content doesn't know isn't judged by it. */
const choices = (label: Parameters<typeof field>[0], unknown: RegExp = /^$/) =>
  within(field(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ textContent }) => textContent)
    .filter((text) => !text.startsWith('Select') && !unknown.test(text));

const unknown = /Salt Lake|Hauz Khas|Banjara/;

beforeEach(() => stopTheClock());

describe('the forms offer what each clinic does', () => {
  it('the form for grooming offers the clinics that groom, and no other', async () => {
    await renderAt('/ContactGrooming?store=11');
    await waitFor(() =>
      expect(choices('Location', unknown)).toEqual([
        'VetBuddy Bandra West (sample)',
        'VetBuddy Adyar (sample)',
      ]),
    );
    expect(field('Location')).toHaveValue('');
    expect(thePage().getByText(/asks for something that can’t be booked here/)).toBeVisible();
  });

  it('the other forms offer the types of its services, and send the chosen one by its name', async () => {
    const bookings = collectBookings();
    await renderAt('/');
    await fillIn({ 'Appointment Type': 'Surgery' });
    expect(choices('Appointment Type')).toEqual(['Vet Consultation', 'Surgery']);
    submit();
    await waitFor(() => expect(bookings).toHaveLength(1));
    expect(bookings[0]).toMatchObject({ location: '11', appointmentType: 'Surgery' });
    expect(Object.keys(bookings[0] as object).toSorted()).toEqual(
      Object.keys(wholeDraft).toSorted(),
    );
  });

  it('a clinic that only grooms is booked on its own page', async () => {
    await renderAt('/clinics/bandra-west');
    await waitFor(() => expect(choices('Appointment Type')).toEqual(['Grooming']));
    enter('Location', '13');
    expect(choices('Appointment Type')).toEqual(['Vet Consultation']);
  });
});
