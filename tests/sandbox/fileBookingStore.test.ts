import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appointmentsAt } from '#sandbox/data/appointments.ts';
import { fileBookingStore } from '#sandbox/fileBookingStore.ts';
import { createSandboxState } from '#sandbox/sandboxState.ts';

const appointments = appointmentsAt();

let folder = '';
let file = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetbuddy-bookings-'));
  file = join(folder, '.sandbox/bookings.json');
});

afterEach(() => rm(folder, { recursive: true }));

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

/** The state of a newly started server. */
const restarted = () => createSandboxState(fileBookingStore(file));

async function booked(): Promise<string[]> {
  const all = await restarted().appointments();
  return all.slice(appointments.length).map(({ name }) => name);
}

it('bookings survive a restart', async () => {
  await restarted().book(booking('Asha'));
  await restarted().book(booking('Bruno'));
  expect(await booked()).toEqual(['Asha', 'Bruno']);
});

it('a damaged file is reported with what starts afresh', async () => {
  await mkdir(join(folder, '.sandbox'));
  await writeFile(file, '[{"id":');
  await expect(booked()).rejects.toThrow('delete it');
});

it('without the file there are the samples, also on a running server', async () => {
  const running = restarted();
  await running.book(booking('Asha'));
  await rm(file);
  expect(await running.appointments()).toEqual(appointments);
});
