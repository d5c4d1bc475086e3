import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillDialogGap } from '#tests/support/dialogGap.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { parseCsv } from '#tests/support/parseCsv.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { resetServer, server } from '#tests/support/server.ts';
import { answerRequests, loggedIn, requestRecord, sampleToken } from '#tests/support/staff.ts';

beforeEach(fillDialogGap);

/** `count` requests, one a day from 1 July 2026, the first one first. */
function days(count: number) {
  return Array.from({ length: count }, (_, index) =>
    requestRecord(index + 1, {
      appointment_date: new Date(Date.UTC(2026, 6, 1 + index)).toISOString(),
    }),
  );
}

async function open(address = '/appointmentlist') {
  const view = await renderAt(address);
  await waitFor(() => expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy'));
  return view;
}

function table() {
  return screen.getByRole('table', { name: 'Appointment requests' });
}

/** The texts of one column, top to bottom. */
function column(header: string): string[] {
  const headers = within(table()).getAllByRole('columnheader');
  const at = headers.findIndex((cell) => cell.textContent === header);
  return within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[at]?.textContent ?? '');
}

function choose(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function status() {
  return screen.getByText(/^Loaded at/).textContent;
}

/** The parts of the next file that is saved. */
function savedFiles() {
  const files: { name: string; blob: Blob }[] = [];
  let blob: Blob | undefined;
  URL.createObjectURL = (file: Blob) => {
    blob = file;
    return 'blob:sample';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    if (this.download && blob) files.push({ name: this.download, blob });
  });
  return files;
}

/** jsdom's Blob has no text(), and reading one would drop the byte-order mark. */
async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(new Error('unreadable')));
    reader.readAsArrayBuffer(blob);
  });
}

async function rowsOf(blob: Blob): Promise<string[][]> {
  const bytes = await bytesOf(blob);
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  return parseCsv(new TextDecoder().decode(bytes));
}

describe.each(['/appointmentlist', '/devappointmentlist'])('the requests at %s', (address) => {
  it('stand in a table under their heading', async () => {
    loggedIn();
    answerRequests(days(3));
    await open(address);
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
    const first = within(table()).getAllByRole('row')[1];
    expect(
      within(first!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
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
  });
});

describe('the call for the requests', () => {
  it('is made once, with an empty object and the token', async () => {
    const token = loggedIn();
    const calls = answerRequests(days(1));
    await open();
    await delay(30);
    expect(calls).toHaveLength(1);
    expect(await calls[0]?.text()).toBe('{}');
    expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  it('is sent without a token too, and then carries no Authorization at all', async () => {
    const calls = answerRequests(days(1));
    await open();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.has('authorization')).toBe(false);
  });

  it('says that it is loading, with the filters ready', async () => {
    loggedIn();
    server.use(http.post('*/admin-booking-list', () => delay('infinite')));
    await renderAt('/appointmentlist');
    expect(screen.getByText('Loading requests…')).toHaveAttribute('role', 'status');
    expect(table()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('No appointments found.')).not.toBeInTheDocument();
    expect(screen.getByLabelText('From Date')).toBeEnabled();
  });
});

describe('what someone is told when nothing comes', () => {
  async function failure(answer: () => Response, token?: string) {
    expectConsole('error', 'The appointment requests could not be loaded.');
    if (token) loggedIn(token);
    let answers = 0;
    server.use(
      http.post('*/admin-booking-list', () => {
        answers += 1;
        return answer();
      }),
    );
    const view = await open();
    expect(within(table()).getByRole('cell')).toHaveTextContent(/^No appointments found\.$/);
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
    // A POST is never sent again by itself.
    expect(answers).toBe(1);
    return view;
  }

  const refused = () => HttpResponse.json({ message: 'Unauthorized' }, { status: 401 });

  it('log in, without a token', async () => {
    await failure(refused);
    const note = screen.getByText('You are not logged in. Log in to see the requests.');
    expect(note).toHaveAttribute('role', 'status');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  it('log in again, with a token that has expired', async () => {
    await failure(refused, sampleToken(Date.now() - 1000));
    expect(screen.getByText('Your login has run out. Log in again.')).toBeVisible();
  });

  it('log in again, with a token that is no longer accepted', async () => {
    await failure(refused, sampleToken());
    expect(screen.getByText('Your login is no longer accepted. Log in again.')).toBeVisible();
  });

  it('whom to ask, with a login that may not see them', async () => {
    await failure(() => new HttpResponse(null, { status: 403 }), sampleToken());
    expect(screen.getByText(/^This login may not see the requests\./)).toBeVisible();
  });

  it('either, when the line breaks or a refusal is withheld', async () => {
    await failure(() => HttpResponse.error(), sampleToken());
    expect(screen.getByText(/^The list could not be reached\./)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it.each([
    ['a fault', () => new HttpResponse('oops', { status: 500 })],
    ['a web page', () => HttpResponse.html('<h1>Hello</h1>')],
    ['no list', () => HttpResponse.json({ data: { id: 1 } })],
    ['null', () => HttpResponse.json(null)],
  ])('to try again, after %s', async (_, answer) => {
    const { user } = await failure(answer, sampleToken());
    expect(
      screen.getByText('The list could not be loaded. Nothing is lost. Try again in a minute.'),
    ).toBeVisible();
    answerRequests(days(2));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('cell', { name: 'Owner 2' })).toBeVisible();
    expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('that nobody has asked yet, where the list is empty', async () => {
    loggedIn();
    answerRequests([]);
    await open();
    expect(screen.getByText('No appointments found.')).toBeVisible();
    expect(screen.getByText('Nobody has asked for an appointment yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export to Excel' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('odd records', () => {
  it('with a name of spaces only can still be opened', async () => {
    loggedIn();
    answerRequests([requestRecord(1, { name: '   ' })]);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'No name given' }));
    expect(screen.getByRole('dialog', { name: 'No name given' })).toBeVisible();
  });

  it('break nothing: the field is empty and the rest shows', async () => {
    loggedIn();
    answerRequests([
      null,
      'text',
      [],
      requestRecord(7, { name: null, email: 12, comments: { a: 1 }, appointment_time: 'noonish' }),
      requestRecord(8, { appointment_date: null }),
      requestRecord(9, { appointment_date: 'tomorrow' }),
    ]);
    await open();
    expect(column('ID')).toEqual(['7']);
    expect(column('Name')).toEqual(['No name given']);
    expect(column('Email')).toEqual(['12']);
    expect(column('Comments')).toEqual(['']);
    expect(column('Time')).toEqual(['noonish']);
    expect(status()).toMatch(/^Loaded at \d\d:\d\d, 1 request\. Not listed: 2 without a date$/);
  });

  it('are shown as text, never run', async () => {
    loggedIn();
    answerRequests([
      requestRecord(1, {
        name: '<img src=x onerror=alert(1)>',
        mobile_number: 'javascript:alert(1)',
        email: 'a@b.example?bcc=c@d.example',
      }),
    ]);
    await open();
    expect(column('Name')).toEqual(['<img src=x onerror=alert(1)>']);
    expect(within(table()).queryByRole('img')).not.toBeInTheDocument();
    const links = within(table()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['tel:5555500013']);
  });

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
  ])('of midnight stay on their day in %s, after %s', async (zone, before, day, shown) => {
    vi.stubEnv('TZ', zone);
    loggedIn();
    answerRequests([
      requestRecord(1, { appointment_date: `${day}T00:00:00.000Z` }),
      requestRecord(2, { appointment_date: `${day}T23:59:59.999Z` }),
      requestRecord(3, { appointment_date: day }),
      requestRecord(4, { appointment_date: `${before}T23:59:59+05:30` }),
    ]);
    await open(`/appointmentlist?from=${day}&to=${day}`);
    expect(column('Date')).toEqual([shown, shown, shown]);
    expect(column('ID')).toEqual(['1', '2', '3']);
  });
});

describe('pages, sorting and filters', () => {
  beforeEach(() => {
    loggedIn();
    answerRequests(days(37));
  });

  it('shows fifteen a page, the newest first', async () => {
    const { user } = await open();
    expect(column('ID')).toEqual(Array.from({ length: 15 }, (_, row) => String(37 - row)));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByText('Showing 1 to 15 of 37. Export covers all 37.')).toBeVisible();
    const previous = screen.getByRole('button', { name: 'Previous' });
    const next = screen.getByRole('button', { name: 'Next' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous);
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    await user.click(next);
    await user.click(next);
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    expect(column('ID')).toEqual(['7', '6', '5', '4', '3', '2', '1']);
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    await user.click(next);
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    await user.click(previous);
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
  });

  it('offers Recent, Oldest and No Sorting, and says which it is', async () => {
    answerRequests([days(3)[1], days(3)[2], days(3)[0]]);
    const { user } = await open();
    const sort = screen.getByLabelText('Sort By');
    expect(sort).toHaveValue('Recent');
    expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Recent', 'Oldest', 'No Sorting']);
    const date = screen.getByRole('columnheader', { name: 'Date' });
    expect(column('ID')).toEqual(['3', '2', '1']);
    expect(date).toHaveAttribute('aria-sort', 'descending');
    await user.selectOptions(sort, 'Oldest');
    expect(column('ID')).toEqual(['1', '2', '3']);
    expect(date).toHaveAttribute('aria-sort', 'ascending');
    await user.selectOptions(sort, 'No Sorting');
    expect(column('ID')).toEqual(['2', '3', '1']);
    expect(date).not.toHaveAttribute('aria-sort');
  });

  it('keeps the days from one date to another, both included', async () => {
    await open();
    choose('From Date', '2026-07-10');
    choose('To Date', '2026-07-12');
    expect(column('Date')).toEqual(['12 Jul 2026', '11 Jul 2026', '10 Jul 2026']);
    expect(status()).toMatch(/, 3 of 37 requests, newest first$/);
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
  });

  it.each([
    ['From Date', '2026-07-02'],
    ['To Date', '2026-08-05'],
    ['Sort By', 'Oldest'],
  ])('goes back to the first page when %s changes', async (label, value) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    choose(label, value);
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });

  it.each(['From Date', 'To Date'])('takes a %s of no calendar for no bound', async (label) => {
    const { router } = await open();
    await screen.findByRole('region', { name: 'Requests by day' });
    choose('From Date', '2026-07-02');
    choose(label, '20261-07-02');
    const all = label === 'To Date' ? '36 of 37' : '37';
    await waitFor(() => expect(status()).toContain(`, ${all} requests, newest first`));
    // What is being typed stays in the field.
    expect(screen.getByLabelText(label)).toHaveValue('20261-07-02');
    expect(screen.getByLabelText(label)).toHaveAttribute('max', '9999-12-31');
    expect(router.state.location.search).not.toContain('20261');
    const strip = within(screen.getByRole('toolbar', { name: /^Days/ }));
    const names = strip.getAllByRole('button').map((day) => day.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(names.length);
  });

  it('says why a period holds nothing, and shows all again', async () => {
    const { user } = await open();
    choose('From Date', '2027-01-01');
    expect(within(table()).getByRole('cell')).toHaveTextContent('No appointments found.');
    expect(screen.getByText('No request is for one of these days.')).toBeVisible();
    choose('To Date', '2026-01-01');
    expect(screen.getByText('From Date is after To Date: no day is in between.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all requests' }));
    expect(column('ID')).toHaveLength(15);
    expect(screen.getByLabelText('From Date')).toHaveValue('');
    expect(document.body).not.toHaveFocus();
  });

  it('finds people by name, mobile and e-mail', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    choose('Search', 'owner.12@');
    expect(column('ID')).toEqual(['12']);
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?q=owner.12%40'));
    choose('Search', '55555 00031');
    expect(column('ID')).toEqual(['31']);
    choose('Search', 'nobody');
    expect(screen.getByText('No name, mobile number or e-mail matches “nobody”.')).toBeVisible();
  });
});

describe('a view that can be bookmarked', () => {
  beforeEach(() => {
    loggedIn();
    answerRequests(days(37));
  });

  it('opens as the address says', async () => {
    await open('/devappointmentlist?from=2026-07-02&sort=Oldest&page=2');
    expect(screen.getByLabelText('From Date')).toHaveValue('2026-07-02');
    expect(screen.getByLabelText('Sort By')).toHaveValue('Oldest');
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    expect(column('ID')[0]).toBe('17');
  });

  it('shows the last page for one beyond the end, and the whole list for nonsense', async () => {
    await open('/appointmentlist?page=99&from=tomorrow&sort=Sideways');
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    expect(screen.getByLabelText('From Date')).toHaveValue('');
    expect(screen.getByLabelText('Sort By')).toHaveValue('Recent');
  });

  it('follows what is chosen, and the browser’s back', async () => {
    const { user, router } = await open();
    choose('From Date', '2026-07-02');
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-07-02'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-07-02&page=2'));
    await act(() => router.navigate(-1));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByLabelText('From Date')).toHaveValue('2026-07-02');
    expect(router.state.location.pathname).toBe('/appointmentlist');
  });
});

describe('a list that is kept fresh', () => {
  it('says when it was loaded, and marks what is new since', async () => {
    loggedIn();
    const calls = answerRequests(() => days(calls.length + 1));
    const { user } = await open();
    expect(status()).toMatch(/^Loaded at \d\d:\d\d, 2 requests, newest first$/);
    expect(screen.queryByText('New')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('cell', { name: /^Owner 3/ })).toHaveTextContent('New');
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(status()).toMatch(/, 3 requests, newest first\. New since the last load: 1$/);
    expect(calls).toHaveLength(2);
  });

  it('keeps the rows when Refresh fails, and says so', async () => {
    loggedIn();
    answerRequests(days(2));
    const { user } = await open();
    expectConsole('error', 'The appointment requests could not be loaded.');
    server.use(http.post('*/admin-booking-list', () => new HttpResponse(null, { status: 500 })));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/^The list could not be loaded\./)).toBeVisible();
    expect(column('ID')).toEqual(['2', '1']);
  });
});

describe('one request', () => {
  beforeEach(() => {
    loggedIn();
    answerRequests([requestRecord(5, { name: 'Asha Menon', comments: 'One\nTwo' })]);
  });

  it('can be called and written to', async () => {
    await open();
    const links = within(table()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['5555500005', 'tel:5555500005'],
      ['5555500013', 'tel:5555500013'],
      ['owner.5@example.com', 'mailto:owner.5@example.com'],
    ]);
  });

  it('opens in full, and closes to where it was opened', async () => {
    const { user } = await open();
    const name = screen.getByRole('button', { name: 'Asha Menon' });
    expect(name).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(name);
    const dialog = screen.getByRole('dialog', { name: 'Asha Menon' });
    expect(within(dialog).getByText('Saturday, 18 Jul 2026')).toBeVisible();
    expect(within(dialog).getByText(/^One\sTwo$/)).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Call 5555500005' })).toHaveAttribute(
      'href',
      'tel:5555500005',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(name).toHaveFocus();
  });
});

describe('requests by day', () => {
  async function openChart(address = '/appointmentlist') {
    loggedIn();
    answerRequests([
      requestRecord(1, { appointment_type: 'Surgery' }),
      requestRecord(2),
      requestRecord(3, { appointment_date: '2026-07-20T00:00:00Z' }),
      requestRecord(4, { appointment_date: '2026-06-01T00:00:00Z' }),
    ]);
    const view = await open(address);
    return {
      ...view,
      chart: within(await screen.findByRole('region', { name: 'Requests by day' })),
    };
  }
  const saturday = 'Saturday 18 Jul 2026: 2 requests, 1 Vet Consultation, 1 Surgery';

  it('show as a strip, where pressing a day lists it and pressing it again lists all', async () => {
    const { user, chart, router } = await openChart('/appointmentlist?from=2026-07-14');
    const day = chart.getByRole('button', { name: saturday });
    expect(day).toHaveAttribute('aria-pressed', 'false');
    await user.click(day);
    expect(column('ID')).toEqual(['1', '2']);
    expect(day).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('From Date')).toHaveValue('2026-07-18');
    expect(screen.getByLabelText('To Date')).toHaveValue('2026-07-18');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?from=2026-07-18&to=2026-07-18'),
    );
    await user.click(day);
    expect(column('ID')).toEqual(['3', '1', '2', '4']);
    // The days stay where they are while they are pressed.
    await user.click(chart.getByRole('button', { name: /^Monday 20 Jul 2026/ }));
    expect(column('ID')).toEqual(['3']);
    expect(day).toBeVisible();
  });

  it('leave a day that nobody asked for as it is', async () => {
    const { user, chart } = await openChart('/appointmentlist?from=2026-07-14');
    const day = chart.getByRole('button', { name: 'Sunday 19 Jul 2026: no requests' });
    expect(day).toHaveAttribute('aria-disabled', 'true');
    await user.click(day);
    expect(screen.getByLabelText('From Date')).toHaveValue('2026-07-14');
  });

  it('are one stop for the Tab key, arrows go from day to day and week to week', async () => {
    const { user, chart } = await openChart('/appointmentlist?from=2026-07-18&to=2026-07-18');
    const strip = within(chart.getByRole('toolbar'));
    expect(strip.getAllByRole('button').filter((day) => day.tabIndex === 0)).toHaveLength(1);
    strip.getByRole('button', { name: saturday }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(strip.getByRole('button', { name: /^Monday 20 Jul 2026: 1 request,/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(strip.getByRole('button', { name: /^Monday 27 Jul 2026/ })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(strip.getAllByRole('button')[0]).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(strip.getAllByRole('button')[0]).toHaveFocus();
  });

  it('can be read as a table', async () => {
    const { user, chart } = await openChart('/appointmentlist?from=2026-07-14');
    await user.click(chart.getByRole('button', { name: 'Show as table' }));
    const rows = chart.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'DayVet ConsultationSurgeryTotal',
      'Sat 18 Jul 2026112',
      'Mon 20 Jul 2026101',
    ]);
    await user.click(chart.getByRole('button', { name: 'Mon 20 Jul 2026' }));
    expect(column('ID')).toEqual(['3']);
    await user.click(chart.getByRole('button', { name: 'Show as chart' }));
    expect(chart.getByRole('button', { name: saturday })).toBeVisible();
  });

  it('count whom the search lets through, and turn to other weeks', async () => {
    const { user, chart } = await openChart('/appointmentlist?from=2026-07-14');
    choose('Search', 'owner.2@');
    expect(
      await chart.findByRole('button', {
        name: 'Saturday 18 Jul 2026: 1 request, 1 Vet Consultation',
      }),
    ).toBeVisible();
    choose('Search', '');
    await chart.findByRole('button', { name: saturday });
    await user.click(chart.getByRole('button', { name: 'Earlier days' }));
    await user.click(chart.getByRole('button', { name: 'Earlier days' }));
    expect(chart.getByRole('button', { name: /^Monday 1 Jun 2026: 1 request/ })).toBeVisible();
  });

  it('can’t be turned where a search finds nothing', async () => {
    const { user, chart } = await openChart('/appointmentlist?from=2026-07-14');
    const range = chart.getByText(/^\d+ \w+ 2026 to \d+ \w+ 2026$/);
    const before = range.textContent;
    choose('Search', 'nobody');
    const earlier = chart.getByRole('button', { name: 'Earlier days' });
    const later = chart.getByRole('button', { name: 'Later days' });
    await waitFor(() => expect(earlier).toHaveAttribute('aria-disabled', 'true'));
    expect(later).toHaveAttribute('aria-disabled', 'true');
    await user.click(earlier);
    await user.click(later);
    expect(range).toHaveTextContent(before);
  });

  it('begin where something lies ahead, in the list and in what a search finds', async () => {
    loggedIn();
    answerRequests([
      requestRecord(1),
      requestRecord(2, { appointment_date: '2090-05-10' }),
      requestRecord(3, { appointment_date: '2091-05-10' }),
    ]);
    const { user } = await open();
    const chart = within(await screen.findByRole('region', { name: 'Requests by day' }));
    const first = () => within(chart.getByRole('toolbar')).getAllByRole('button')[0];
    expect(first()).toHaveAccessibleName(/^Monday 8 May 2090/);
    await user.click(chart.getByRole('button', { name: 'Earlier days' }));
    choose('Search', 'owner.3@');
    await chart.findByRole('button', { name: /10 May 2091: 1 request,/ });
    expect(first()).toHaveAccessibleName(/^Monday 7 May 2091/);
  });

  it('are not there where there are no requests', async () => {
    loggedIn();
    answerRequests([]);
    await open();
    expect(screen.queryByText('Requests by day')).not.toBeInTheDocument();
  });
});

describe('booking links', () => {
  async function openLinks() {
    loggedIn();
    answerRequests(days(1));
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: 'Booking links' }));
    return {
      ...view,
      dialog: within(await screen.findByRole('dialog', { name: 'Booking links' })),
    };
  }

  it('are there for each store, to copy', async () => {
    const { user, dialog } = await openLinks();
    const field = await dialog.findByRole('textbox', { name: 'VetBuddy Adyar (sample)' });
    const shown = (field as HTMLInputElement).value;
    expect(shown).toMatch(/^\/\?store=\d+$/);
    const link = `http://localhost:3000${shown}#contacts`;
    await user.click(
      dialog.getByRole('button', { name: 'Copy the link for VetBuddy Adyar (sample)' }),
    );
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(dialog.getByRole('status')).toHaveTextContent(
      'The link for VetBuddy Adyar (sample) is copied.',
    );
    field.focus();
    expect((await user.copy())?.getData('text/plain')).toBe(link);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Booking links' })).toHaveFocus();
  });

  it('are marked where the browser does not let them be copied', async () => {
    const { user, dialog } = await openLinks();
    const field = await dialog.findByRole('textbox', { name: 'VetBuddy Adyar (sample)' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(
      dialog.getByRole('button', { name: 'Copy the link for VetBuddy Adyar (sample)' }),
    );
    await waitFor(() => expect(field).toHaveFocus());
    const { value, selectionStart, selectionEnd } = field as HTMLInputElement;
    expect(value).toMatch(/^http:\/\/localhost:3000\/\?store=\d+#contacts$/);
    expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
    expect(dialog.getByRole('status')).toHaveTextContent(/^The link could not be copied\./);
  });

  it('say so when the locations do not come, and ask again', async () => {
    expectConsole('error', 'The stores list could not be loaded.');
    server.use(http.get('*/prod/admin-stores-list', () => HttpResponse.error(), { once: false }));
    const { user, dialog } = await openLinks();
    expect(await dialog.findByText('The locations could not be loaded.')).toBeVisible();
    resetServer();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('textbox', { name: 'VetBuddy Adyar (sample)' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });
});

describe('the export', () => {
  const exportButton = () => screen.getByRole('button', { name: /^(Export to Excel|Preparing…)$/ });

  it('holds every request that the filters let through, not only the page', async () => {
    loggedIn();
    answerRequests([...days(37), requestRecord(99, { appointment_date: null })]);
    const files = savedFiles();
    const { user } = await open('/appointmentlist?from=2026-07-02&sort=Oldest');
    await user.click(exportButton());
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('appointments.csv');
    const rows = await rowsOf(files[0]!.blob);
    expect(rows[0]).toEqual([
      'ID',
      'Name',
      'Mobile',
      'Email',
      'Appointment Type',
      'Pet Type',
      'Location',
      'Manager Phone',
      'Date',
      'Time',
      'Comments',
    ]);
    expect(rows.slice(1).map((row) => row[0])).toEqual(
      Array.from({ length: 36 }, (_, index) => String(index + 2)),
    );
    expect(await screen.findByText('appointments.csv is ready: 36 requests.')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  });

  it('of one request says so', async () => {
    loggedIn();
    answerRequests(days(1));
    savedFiles();
    const { user } = await open();
    await user.click(exportButton());
    expect(await screen.findByText('appointments.csv is ready: 1 request.')).toBeInTheDocument();
  });

  it('says that it is working, makes one file for many presses, and lets the page answer meanwhile', async () => {
    loggedIn();
    answerRequests(days(5000));
    const files = savedFiles();
    await open();
    const button = exportButton();
    // The next turn of the event loop comes before the file does.
    let filesMeanwhile: number | undefined;
    setTimeout(() => (filesMeanwhile = files.length));
    for (let press = 0; press < 5; press += 1) fireEvent.click(button);
    expect(button).toHaveTextContent('Preparing…');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(files).toHaveLength(1));
    expect(filesMeanwhile).toBe(0);
    await waitFor(() => expect(button).toHaveTextContent('Export to Excel'));
    expect(await rowsOf(files[0]!.blob)).toHaveLength(5001);
    expect(files).toHaveLength(1);
  });

  it('makes no file for someone who logs out meanwhile', async () => {
    loggedIn();
    answerRequests(days(5000));
    const files = savedFiles();
    await open();
    fireEvent.click(exportButton());
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { name: 'Login to Your Account' });
    await delay(100);
    expect(files).toEqual([]);
  });

  it('says so when the browser makes no file', async () => {
    expectConsole('error', 'The export failed.');
    loggedIn();
    answerRequests(days(1));
    savedFiles();
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
    const { user } = await open();
    await user.click(exportButton());
    expect(await screen.findByText('The file could not be made. Please try again.')).toBeVisible();
  });
});

describe('a successful login', () => {
  const said = () => screen.queryByText('Login successful!');

  async function logIn() {
    answerRequests(days(1));
    const view = await renderAt('/login');
    await view.user.type(screen.getByRole('textbox', { name: 'Email' }), 'staff@vetbuddy.example');
    await view.user.type(screen.getByLabelText('Password'), 'Sample-Paws-2026');
    await view.user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByRole('cell', { name: 'Owner 1' });
    expect(said()).toBeVisible();
    expectConsole('error', 'The appointment requests could not be loaded.');
    return view;
  }

  function answerWith(code: number) {
    server.use(http.post('*/admin-booking-list', () => new HttpResponse(null, { status: code })));
  }

  it('is no longer spoken of once another tab logs out', async () => {
    await logIn();
    answerWith(401);
    localStorage.removeItem('idToken');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'idToken', newValue: null }));
    });
    expect(said()).not.toBeInTheDocument();
    expect(await screen.findByText(/^You are not logged in\./)).toBeVisible();
  });

  it('is no longer spoken of once it is no longer accepted', async () => {
    const { user } = await logIn();
    answerWith(401);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(
      await screen.findByText('Your login is no longer accepted. Log in again.'),
    ).toBeVisible();
    expect(said()).not.toBeInTheDocument();
  });

  it('was one, also where the list fails afterwards', async () => {
    const { user } = await logIn();
    answerWith(500);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/^The list could not be loaded\./)).toBeVisible();
    expect(said()).toBeVisible();
  });
});

describe('logging out', () => {
  it('is there wherever a token is held, and leads to the login page', async () => {
    loggedIn();
    answerRequests(days(1));
    const { user, router } = await open();
    const account = within(screen.getByRole('banner'));
    expect(account.getByText('staff@vetbuddy.example')).toBeVisible();
    await user.click(account.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('You are logged out.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(localStorage).toHaveLength(0);
  });

  it('in another tab takes the requests away here, also the one that is open', async () => {
    loggedIn();
    answerRequests(days(1));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Owner 1' }));
    expect(screen.getByRole('dialog', { name: 'Owner 1' })).toBeVisible();
    expectConsole('error', 'The appointment requests could not be loaded.');
    server.use(
      http.post('*/admin-booking-list', ({ request }) => {
        expect(request.headers.has('authorization')).toBe(false);
        return new HttpResponse(null, { status: 401 });
      }),
    );
    localStorage.removeItem('idToken');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'idToken', newValue: null }));
    });
    expect(screen.queryByText('Owner 1')).not.toBeInTheDocument();
    expect(screen.queryByText('Comment 1')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText(/^You are not logged in\./)).toBeVisible();
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

describe('a long list', () => {
  it('of 100,000 requests is sorted, filtered and searched', async () => {
    loggedIn();
    answerRequests(
      Array.from({ length: 100_000 }, (_, index) =>
        requestRecord(index + 1, {
          appointment_date: `20${String(10 + (index % 80)).padStart(2, '0')}-07-18T00:00:00Z`,
        }),
      ),
    );
    await open();
    expect(screen.getByText('Page 1 of 6667')).toBeVisible();
    choose('Sort By', 'Oldest');
    expect(column('Date')[0]).toBe('18 Jul 2010');
    choose('From Date', '2089-01-01');
    expect(screen.getByText('Page 1 of 84')).toBeVisible();
    choose('Search', 'owner.80@');
    expect(column('ID')).toEqual(['80']);
  });
});
