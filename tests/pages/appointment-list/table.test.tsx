import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { requestRecord } from '#tests/support/staff.ts';
import { column, days, openListOf, statusLine, table } from './requestListKit.ts';

it('the table shows the requests, the newest first, with links to phone and to write', async () => {
  await openListOf(days(3));
  const headers = within(table()).getAllByRole('columnheader');
  expect(headers.map((cell) => cell.textContent)).toEqual([
    'Name',
    'Mobile',
    'Date',
    'Time',
    'Appointment Type',
    'Pet Type',
    'Location',
    'Comments',
    'Email',
    'Manager Phone',
    'ID',
  ]);
  const first = within(table()).getAllByRole<HTMLTableRowElement>('row')[1];
  expect([...first!.cells].map((cell) => cell.textContent)).toEqual([
    'Owner 3',
    '5555500003',
    '3 Jul 2026',
    '10:30 AM',
    'Vet Consultation',
    'Dog',
    'VetBuddy Adyar (sample)',
    'Comment 3',
    'owner.3@example.com',
    '5555500013',
    '3',
  ]);
  const links = within(first!).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['5555500003', 'tel:5555500003'],
    ['owner.3@example.com', 'mailto:owner.3@example.com'],
    ['5555500013', 'tel:5555500013'],
  ]);
});

it('Enter a booking opens the booking form in a new tab, for an owner on the phone', async () => {
  await openListOf(days(1));
  const link = screen.getByRole('link', { name: /^Enter a booking/ });
  expect(link).toHaveAttribute('href', '/#contacts');
  expect(link).toHaveAttribute('target', '_blank');
});

it('a malformed field shows an empty cell, beside the rest of the request', async () => {
  await openListOf([
    null,
    'text',
    [],
    requestRecord(7, { name: null, email: 12, comments: { a: 1 }, appointment_time: 'noonish' }),
    requestRecord(8, { appointment_date: null }),
    requestRecord(9, { appointment_date: 'tomorrow' }),
  ]);
  expect(column('ID')).toEqual(['7']);
  expect(column('Name')).toEqual(['No name given']);
  expect(column('Email')).toEqual(['12']);
  expect(column('Comments')).toEqual(['']);
  expect(column('Time')).toEqual(['noonish']);
  expect(statusLine()).toMatch(/^1 request\. 2 requests have no date\. Loaded at \d+:\d\d [AP]M$/);
});
