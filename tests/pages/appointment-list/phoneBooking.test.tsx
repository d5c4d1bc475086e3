import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { stubDialog } from '#tests/support/dialogStub.ts';
import { clinicWith } from '#tests/support/content.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { answerRequests, loggedIn, requestRecord, sampleToken } from '#tests/support/staff.ts';
import { click, openListOf } from './kit.ts';

const { store } = clinicWith('surgery');
const at = { location_name: store.store_name, appointment_date: '2026-11-20' };

beforeEach(() => {
  stubDialog();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:05:00') });
});

/** What is posted from now on. */
function posted(status = 200) {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/appointment-booking', async ({ request }) => {
      bodies.push(await request.json());
      return new HttpResponse('ok', { status });
    }),
  );
  return bodies;
}

async function openForm() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter a booking' }));
  const form = within(await dialog.findByRole('form', { name: 'Enter a booking' }));
  await form.findByText(store.store_name);
  return form;
}

type Form = Awaited<ReturnType<typeof openForm>>;

function enter(form: Form, answers: Record<string, string>) {
  for (const [label, value] of Object.entries(answers))
    fireEvent.change(form.getByLabelText(label), { target: { value } });
}

const rest = {
  'Appointment Type': 'Surgery',
  'Pet Type': 'Cat',
  Comments: 'Limping since Saturday.',
};

describe('a booking by phone', () => {
  it('takes two presses to begin, and is sent exactly as the site’s own', async () => {
    const bodies = posted();
    const calls = (await openListOf([requestRecord(1)]), answerRequests([requestRecord(2)]));
    fireEvent.click(await screen.findByRole('button', { name: 'Enter a booking' }));
    const form = await openForm();
    enter(form, { Location: String(store.id) });
    enter(form, {
      ...rest,
      'Appointment Date': '2026-11-23',
      'Appointment Time': '10:30',
      Name: 'Asha Rao',
      'Mobile Number': '9876543210',
      Email: 'asha@example.com',
    });
    fireEvent.click(form.getByRole('button', { name: 'Book Appointment' }));
    expect(await form.findByText('Appointment booked successfully!')).toBeVisible();
    expect(bodies).toEqual([
      {
        name: 'Asha Rao',
        mobileNumber: '9876543210',
        email: 'asha@example.com',
        appointmentType: 'Surgery',
        petType: 'Cat',
        location: String(store.id),
        appointmentDate: '2026-11-23',
        appointmentTime: '10:30',
        comments: 'Limping since Saturday.',
      },
    ]);
    expect(localStorage.getItem('bookingDetails')).toBeNull();
    fireEvent.click(form.getByRole('button', { name: 'Load the list again' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Owner 2' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says all that is missing at once, and sends nothing', async () => {
    const bodies = posted();
    await openListOf([requestRecord(1)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Enter a booking' }));
    const form = await openForm();
    fireEvent.click(form.getByRole('button', { name: 'Book Appointment' }));
    expect(form.getAllByText('Name is required.').length).toBeGreaterThan(0);
    expect(form.getAllByText('Comments cannot be empty.').length).toBeGreaterThan(0);
    expect(bodies).toEqual([]);
  });

  it('is filled in from the request that is open, and gives a walk-in the next free half hour', async () => {
    await openListOf([
      requestRecord(1, { ...at, name: 'Asha Menon', mobile_number: '+91 98765 43210' }),
      requestRecord(2, { ...at, appointment_time: '12:30' }),
      requestRecord(3, { ...at, appointment_time: '1:00 PM' }),
    ]);
    click('Asha Menon');
    const dialog = within(await screen.findByRole('dialog', { name: 'Asha Menon' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Enter a booking' }));
    const form = await openForm();
    await waitFor(() => expect(form.getByLabelText('Location')).toHaveValue(String(store.id)));
    expect(form.getByLabelText('Name')).toHaveValue('Asha Menon');
    expect(form.getByLabelText('Mobile Number')).toHaveValue('9876543210');
    expect(form.getByLabelText('Pet Type')).toHaveValue('Dog');
    fireEvent.click(form.getByRole('button', { name: 'Walk-in: next free half hour' }));
    expect(form.getByLabelText('Appointment Date')).toHaveValue('2026-11-20');
    expect(form.getByLabelText('Appointment Time')).toHaveValue('13:30');
    expect(form.getByText('Today, 1:30 PM: nobody has asked for it in this list.')).toBeVisible();
  });

  it('keeps what was typed when it fails or is closed, for this login alone', async () => {
    expectConsole('error', 'The booking was not accepted.');
    posted(500);
    await openListOf([requestRecord(1, { ...at, name: 'Asha Menon' })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Enter a booking' }));
    let form = await openForm();
    enter(form, { Location: String(store.id) });
    enter(form, {
      ...rest,
      'Appointment Date': '2026-11-23',
      'Appointment Time': '10:30',
      Name: 'Ravi Rao',
      'Mobile Number': '9876543210',
      Email: 'ravi@example.com',
    });
    fireEvent.click(form.getByRole('button', { name: 'Book Appointment' }));
    expect(
      await form.findByText('There was a problem booking your appointment. Please try again.'),
    ).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));

    click('Asha Menon');
    const dialog = within(await screen.findByRole('dialog', { name: 'Asha Menon' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Enter a booking' }));
    form = await openForm();
    expect(form.getByLabelText('Name')).toHaveValue('Ravi Rao');
    // Not that it was not sent: there may be no answer yet.
    expect(screen.getByText('Begun before:').parentElement).toHaveTextContent(/: Ravi Rao$/);
    click('Discard it for the request’s owner');
    form = await openForm();
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue('Asha Menon'));
    expect(form.getByLabelText('Comments')).toHaveValue('');
  });

  it('shows nothing of what another login has typed in this tab', async () => {
    const view = await openListOf([requestRecord(1)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Enter a booking' }));
    let form = await openForm();
    enter(form, { Name: 'Ravi Rao' });
    expect(JSON.stringify(Object.values(sessionStorage))).toContain('Ravi Rao');
    view.unmount();
    loggedIn(sampleToken(undefined, 'other@vetbuddy.example'));
    answerRequests([requestRecord(1)]);
    await renderAt('/appointmentlist');
    fireEvent.click(await screen.findByRole('button', { name: 'More' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Enter a booking' }));
    form = await openForm();
    expect(form.getByLabelText('Name')).toHaveValue('');
    expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('Ravi Rao');
  });

  it('that nobody has typed into is not begun, and the next request’s owner is filled in', async () => {
    await openListOf([
      requestRecord(1, { ...at, name: 'Asha Menon' }),
      requestRecord(2, { ...at, name: 'Ravi Rao' }),
    ]);
    for (const name of ['Asha Menon', 'Ravi Rao']) {
      fireEvent.click(screen.getByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog', { name }));
      fireEvent.click(dialog.getByRole('button', { name: 'Enter a booking' }));
      const form = await openForm();
      await waitFor(() => expect(form.getByLabelText('Location')).toHaveValue(String(store.id)));
      expect(form.getByLabelText('Name')).toHaveValue(name);
      expect(screen.queryByText(/Begun before/)).toBeNull();
      const entered = screen.getByRole('dialog', { name: 'Enter a booking' });
      fireEvent.click(within(entered).getByRole('button', { name: 'Close' }));
      fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    }
    expect(JSON.stringify(Object.values(sessionStorage))).not.toMatch(/Asha|Ravi/);
  });

  it('leaves nothing of the owner in the tab after a log-out', async () => {
    await openListOf([requestRecord(1)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Enter a booking' }));
    enter(await openForm(), { Name: 'Ravi Rao' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(JSON.stringify(Object.values(sessionStorage))).toContain('Ravi Rao');
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('You are logged out.')).toBeVisible();
    expect(JSON.stringify(Object.values(sessionStorage))).not.toMatch(/Ravi Rao|phone/);
  });

  it('begins in its first empty field, and returns the focus to the button that opened it', async () => {
    await openListOf([requestRecord(1)]);
    // Whoever opens it again has its code, so that nothing delays the form.
    for (const _ of ['first', 'again']) {
      const opener = await screen.findByRole('button', { name: 'Enter a booking' });
      opener.focus();
      fireEvent.click(opener);
      const form = await openForm();
      await waitFor(() => expect(form.getByLabelText('Location')).toHaveFocus());
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(opener).toHaveFocus();
    }
  });

  it('keeps what was changed of the owner’s details when it is opened for that owner again', async () => {
    await openListOf([requestRecord(1, { ...at, name: 'Asha Menon' })]);
    click('Asha Menon');
    const dialog = within(await screen.findByRole('dialog', { name: 'Asha Menon' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Enter a booking' }));
    let form = await openForm();
    await waitFor(() => expect(form.getByLabelText('Location')).toHaveValue(String(store.id)));
    enter(form, { Name: 'Ravi Menon', 'Pet Type': 'Cat', Email: 'ravi@example.com' });
    const entered = screen.getByRole('dialog', { name: 'Enter a booking' });
    fireEvent.click(within(entered).getByRole('button', { name: 'Close' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Enter a booking' }));
    form = await openForm();
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue('Ravi Menon'));
    expect(form.getByLabelText('Pet Type')).toHaveValue('Cat');
    expect(form.getByLabelText('Email')).toHaveValue('ravi@example.com');
    expect(screen.queryByText(/Begun before/)).toBeNull();
  });

  it('gives the next walk-in another half hour, and says of no other clinic that it is free', async () => {
    posted();
    await openListOf([requestRecord(1, at)]);
    fireEvent.click(await screen.findByRole('button', { name: 'Enter a booking' }));
    const form = await openForm();
    const walkIn = () => {
      fireEvent.click(form.getByRole('button', { name: 'Walk-in: next free half hour' }));
      return form.getByLabelText<HTMLSelectElement>('Appointment Time').value;
    };
    enter(form, { Location: String(store.id) });
    enter(form, {
      ...rest,
      Name: 'Asha Rao',
      'Mobile Number': '9876543210',
      Email: 'asha@example.com',
    });
    const first = walkIn();
    fireEvent.click(form.getByRole('button', { name: 'Book Appointment' }));
    fireEvent.click(await form.findByRole('button', { name: 'Enter another' }));
    enter(form, { Location: String(store.id) });
    expect(walkIn() > first).toBe(true);
    expect(form.getByText(/nobody has asked for it/)).toBeVisible();
    enter(form, { Location: '' });
    expect(form.queryByText(/nobody has asked for it/)).toBeNull();
  });
});
