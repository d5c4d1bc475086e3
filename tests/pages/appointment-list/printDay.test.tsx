import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '#tests/support/controls.ts';
import { requestRecord } from '#tests/support/staff.ts';
import { stayIn } from '#tests/support/stopClock.ts';
import { note, openListOf, writeNote } from './requestListKit.ts';

const adyar = { location_name: 'VetBuddy Adyar', appointment_date: '2026-11-18' };
const records = [
  requestRecord(1, { ...adyar, name: 'Asha Menon', appointment_time: '19:30' }),
  requestRecord(2, { ...adyar, appointment_time: '10:30', appointment_type: 'Surgery' }),
  requestRecord(3, { ...adyar, name: '', appointment_time: 'evening', comments: 'Two\nlines' }),
  requestRecord(4, { ...adyar, location_name: 'VetBuddy Bandra', appointment_time: '9:00' }),
  requestRecord(5, { ...adyar, appointment_date: '2026-11-19' }),
];

/** Opens the list at noon of the day. */
function openDay(query: string, answer: unknown[] = records) {
  vi.setSystemTime('2026-11-18T12:00:00');
  return openListOf(answer, `/appointmentlist?${query}`);
}

/** The texts of the sheet as the browser prints it, its heading first. */
function printed() {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = screen.getByRole('columnheader', { name: /printed/ }).closest('table')!;
  const [title, , ...rows] = within(sheet).getAllByRole('row');
  return {
    title: title!.textContent,
    rows: rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.ariaLabel ?? cell.textContent),
    ),
  };
}

it('the sheet of a day has one clinic’s requests in the order of the day, in any time zone', async () => {
  stayIn('Pacific/Kiritimati');
  await openDay('range=Today&clinic=VetBuddy+Adyar&sort=Recent');
  const { title, rows } = printed();
  expect(title).toBe(
    'VetBuddy AdyarWednesday, 18 Nov 20263 requests · printed 18 Nov 2026, 12:00 PM',
  );
  expect(rows).toEqual([
    [
      'evening',
      'Not yet',
      'Not yet',
      'No name given5555500003',
      'Dog, Vet Consultation',
      'Two\nlines',
      '',
    ],
    ['10:30 AM', 'Not yet', 'Not yet', 'Owner 25555500002', 'Dog, Surgery', 'Comment 2', ''],
    [
      '7:30 PM',
      'Not yet',
      'Not yet',
      'Asha Menon5555500001',
      'Dog, Vet Consultation',
      'Comment 1',
      '',
    ],
  ]);
});

it('the sheet of a day has every request, not only the page, and names each one’s clinic', async () => {
  const day = Array.from({ length: 40 }, (_, index) => requestRecord(index + 10, adyar));
  await openDay('range=Today', [...day, records[3]]);
  const { title, rows } = printed();
  expect(title).toMatch(/^All clinics/);
  expect(rows).toHaveLength(41);
  expect(rows[0]?.[4]).toBe('Dog, Vet ConsultationBandra');
});

it('the sheet of a day says which filters narrow it', async () => {
  await openDay('range=Today&service=Surgery&q=owner');
  expect(printed().title).toContain('1 request · only Surgery, “owner” · printed');
});

it('the sheet of a day has the notes, and ticks who needs no phone call', async () => {
  const comments = 'x'.repeat(5000);
  const [one, two] = [1, 2].map((id) => requestRecord(id, { ...adyar, comments }));
  await openDay('range=Today', [one, two]);
  writeNote(2, { ...note, callAgainAt: '2026-11-18T17:30' });
  writeNote(1, { ...note, status: 'Changed', text: '', callAgainAt: '', phoneEnd: '0001' });
  expect(printed().rows.map((row) => [row[1], row[2], row[5], row[6]])).toEqual([
    ['Yes', 'Not yet', `${'x'.repeat(600)}…`, 'Changed'],
    [
      'Not yet',
      'Not yet',
      `${'x'.repeat(600)}…`,
      'No answer, call again 18 Nov 2026, 5:30 PMAfter six',
    ],
  ]);
});

it('a button prints the sheet of a day, and only a list of one day has it', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await openDay('range=Today');
  press('Print this day');
  expect(print).toHaveBeenCalledOnce();
  press('Today');
  expect(screen.queryByRole('button', { name: 'Print this day' })).toBeNull();
});
