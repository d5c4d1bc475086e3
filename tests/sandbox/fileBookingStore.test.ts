// @vitest-environment node
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appointmentsAt } from '#sandbox/data/appointments.ts';
import { stores } from '#sandbox/data/stores.ts';
import { fileBookingStore } from '#sandbox/fileBookingStore.ts';
import { createSandboxState } from '#sandbox/sandboxState.ts';

const appointments = appointmentsAt(stores);

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

it('bookings made at the same time are all stored, each with its own id', async () => {
  const state = restarted();
  const names = Array.from({ length: 25 }, (_, index) => `Owner ${index}`);
  const made = await Promise.all(names.map((name) => state.book(booking(name))));
  expect(await booked()).toEqual(names);
  expect(new Set(made.map(({ id }) => id)).size).toBe(names.length);
});

it('the file of bookings is never half-written', async () => {
  const state = restarted();
  await state.book(booking('First'));
  const progress = { writing: true };
  const writes = Promise.all(Array.from({ length: 40 }, () => state.book(booking('More'))));
  const done = writes.finally(() => {
    progress.writing = false;
  });
  let looks = 0;
  while (progress.writing) {
    expect(Array.isArray(JSON.parse(await readFile(file, 'utf8')))).toBe(true);
    looks += 1;
  }
  await done;
  expect(looks).toBeGreaterThan(5);
  expect(await readdir(join(folder, '.sandbox'))).toEqual(['bookings.json']);
});

it('a failed change leaves the bookings as they were, and the next change works', async () => {
  const bookingStore = fileBookingStore(file);
  const state = createSandboxState(bookingStore);
  await state.book(booking('Asha'));
  const broken = bookingStore.change(() => {
    throw new Error('No room');
  });
  await expect(broken).rejects.toThrow('No room');
  await state.book(booking('Bruno'));
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
