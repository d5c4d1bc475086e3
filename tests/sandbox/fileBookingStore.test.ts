import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { appointmentsAt } from '#sandbox/data/appointments.ts';
import { fileBookingStore } from '#sandbox/fileBookingStore.ts';
import { createSandboxState } from '#sandbox/sandboxState.ts';

function booking(name: string) {
  return {
    name,
    mobileNumber: '9876543210',
    email: 'asha@example.com',
    appointmentType: 'Surgery',
    petType: 'Cat',
    location: '13',
    appointmentDate: '2026-12-01',
    appointmentTime: '10:30',
    comments: '',
  };
}

it('bookings survive a restart, until their file is deleted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vetbuddy-bookings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, '.sandbox/bookings.json');
  const restarted = () => createSandboxState(fileBookingStore(file));
  const samples = appointmentsAt();

  restarted().book(booking('Asha'));
  restarted().book(booking('Bruno'));
  const running = restarted();
  const booked = running.appointments().slice(samples.length);
  expect(booked.map(({ name }) => name)).toEqual(['Asha', 'Bruno']);

  await rm(file);
  expect(running.appointments()).toEqual(samples);
});
