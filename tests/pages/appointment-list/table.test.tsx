import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { requestRecord } from '#tests/support/staff.ts';
import { choose, column, days, openListOf, statusLine, table } from './kit.ts';

describe('the table', () => {
  it.each(['/appointmentlist', '/devappointmentlist'])(
    'shows the requests under their heading at %s',
    async (address) => {
      await openListOf(days(3), address);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Appointment Requests$/);
      const headers = within(table()).getAllByRole('columnheader');
      expect(headers.map((cell) => cell.textContent)).toEqual([
        'ID',
        'Name',
        'Date',
        'Time',
        'Mobile',
        'Appointment Type',
        'Pet Type',
        'Location',
        'Manager Phone',
        'Email',
        'Comments',
      ]);
      const first = within(table()).getAllByRole<HTMLTableRowElement>('row')[1];
      expect([...first!.cells].map((cell) => cell.textContent)).toEqual([
        '3',
        'Owner 3',
        '3 Jul 2026',
        '10:30 AM',
        '5555500003',
        'Vet Consultation',
        'Dog',
        'VetBuddy Adyar (sample)',
        '5555500013',
        'owner.3@example.com',
        'Comment 3',
      ]);
      const links = within(first!).getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['5555500003', 'tel:5555500003'],
        ['5555500013', 'tel:5555500013'],
        ['owner.3@example.com', 'mailto:owner.3@example.com'],
      ]);
    },
  );

  // Times with 100,000 requests: `npm run bench list`.
  it('sorts, filters and searches a long list', async () => {
    await openListOf(
      Array.from({ length: 20_000 }, (_, index) =>
        requestRecord(index + 1, {
          appointment_date: `20${String(10 + (index % 80)).padStart(2, '0')}-07-18T00:00:00Z`,
        }),
      ),
    );
    expect(screen.getByText('Page 1 of 1334')).toBeVisible();
    choose('Sort By', 'Oldest');
    expect(column('Date')[0]).toBe('18 Jul 2010');
    choose('From Date', '2089-01-01');
    expect(screen.getByText('Page 1 of 17')).toBeVisible();
    choose('Search', 'owner.80@');
    expect(column('ID')).toEqual(['80']);
  });
});

describe('an odd record', () => {
  it('shows an empty cell for an odd field, and the rest of the record', async () => {
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
    expect(statusLine()).toMatch(
      /^1 request\. Not listed: 2 without a date\. Loaded at \d+:\d\d [AP]M$/,
    );
  });

  it('shows markup and scripts in a record as text', async () => {
    await openListOf([
      requestRecord(1, {
        name: '<img src=x onerror=alert(1)>',
        mobile_number: 'javascript:alert(1)',
        email: 'a@b.example?bcc=c@d.example',
      }),
    ]);
    expect(column('Name')).toEqual(['<img src=x onerror=alert(1)>']);
    expect(within(table()).queryByRole('img')).not.toBeInTheDocument();
    const links = within(table()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:5555500013']);
  });
});

describe('a date', () => {
  it.each([
    ['Asia/Kolkata', '2026-07-17', '2026-07-18', '18 Jul 2026'],
    ['America/Los_Angeles', '2026-07-17', '2026-07-18', '18 Jul 2026'],
    ['Pacific/Kiritimati', '2026-12-31', '2027-01-01', '1 Jan 2027'],
    // Clocks go forward at two, at midnight, by half an hour; and back.
    ['America/New_York', '2026-03-07', '2026-03-08', '8 Mar 2026'],
    ['Africa/Cairo', '2026-04-23', '2026-04-24', '24 Apr 2026'],
    ['Australia/Lord_Howe', '2026-10-03', '2026-10-04', '4 Oct 2026'],
    ['Europe/London', '2026-10-24', '2026-10-25', '25 Oct 2026'],
    // Leap days.
    ['Pacific/Pago_Pago', '2028-02-28', '2028-02-29', '29 Feb 2028'],
    ['Asia/Kolkata', '2028-02-28', '2028-02-29', '29 Feb 2028'],
  ])('keeps a date of midnight on its day in %s, after %s', async (zone, before, day, shown) => {
    vi.stubEnv('TZ', zone);
    const records = [
      requestRecord(1, { appointment_date: `${day}T00:00:00.000Z` }),
      requestRecord(2, { appointment_date: `${day}T23:59:59.999Z` }),
      requestRecord(3, { appointment_date: day }),
      requestRecord(4, { appointment_date: `${before}T23:59:59+05:30` }),
    ];
    await openListOf(records, `/appointmentlist?from=${day}&to=${day}`);
    expect(column('Date')).toEqual([shown, shown, shown]);
    expect(column('ID')).toEqual(['1', '2', '3']);
  });
});
