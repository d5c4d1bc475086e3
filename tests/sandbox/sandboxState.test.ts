import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { clinics } from '#content/clinics.ts';
import { appointmentsAt } from '#sandbox/data/appointments.ts';
import { stores } from '#sandbox/data/stores.ts';
import { fileBookingStore } from '#sandbox/fileBookingStore.ts';
import { createSandboxState } from '#sandbox/sandboxState.ts';

const samples = appointmentsAt();

const booking = {
  name: 'Asha Rao',
  mobileNumber: '9876543210',
  email: 'asha@example.com',
  appointmentType: 'Surgery',
  petType: 'Cat',
  location: '13',
  appointmentDate: '2026-12-01',
  appointmentTime: '10:30',
  comments: 'Limping.',
};

it('a booking appears after the sample requests with store name and manager number', () => {
  const state = createSandboxState();
  state.book(booking);
  expect(state.appointments()).toHaveLength(samples.length + 1);
  expect(state.appointments().at(-1)).toMatchObject({
    id: samples.at(-1)!.id + 1,
    name: 'Asha Rao',
    location_name: 'VetBuddy Adyar (sample)',
    store_manager_number: '5555500013',
    appointment_date: '2026-12-01T00:00:00.000Z',
  });
});

it('bookings survive a restart, until their file is deleted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vetbuddy-bookings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, '.sandbox/bookings.json');
  const restarted = () => createSandboxState(fileBookingStore(file));

  restarted().book(booking);
  restarted().book({ ...booking, name: 'Bruno' });
  const running = restarted();
  const booked = running.appointments().slice(samples.length);
  expect(booked.map(({ name }) => name)).toEqual(['Asha Rao', 'Bruno']);

  await rm(file);
  expect(running.appointments()).toEqual(samples);
});

it('the sample stores are the site’s clinics that have an id in the stores list', () => {
  const listed = clinics.flatMap(({ storeId, name }) => (storeId ? [[storeId, name]] : []));
  expect(
    stores.map(({ id, store_name }) => [`${id}`, store_name.replace(' (sample)', '')]),
  ).toEqual(listed);
});

it('the sample requests lie on fixed days, or around a day that is given', () => {
  const days = (today?: string) =>
    appointmentsAt(today).map((record) => record.appointment_date?.slice(0, 10));
  expect(days()).toContain('2026-08-03');
  const around = days('2031-02-28');
  expect(around.filter((day) => day === '2031-02-28').length).toBeGreaterThan(2);
  expect(around.filter((day) => day === '2031-03-01').length).toBeGreaterThan(2);
  // The samples keep a record without a day, for the list to show.
  expect(around.filter((day) => !day)).toHaveLength(days().filter((day) => !day).length);
});
