import { act, cleanup, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#src/content/brand.ts';
import { stores as sampleStores } from '#sandbox/data/stores.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import {
  bookButton,
  collectBookings,
  field,
  fillIn,
  heldAnswer,
  messages,
  stopTheClock,
  clinicsAreLoaded,
  valuesNow,
} from './bookingKit.ts';

const stores = sampleStores.map((store) => ({
  ...store,
  store_name: `${store.store_name}, newer`,
}));

beforeEach(() => stopTheClock());
afterEach(() => {
  vi.useRealTimers();
});

async function book() {
  collectBookings();
  const page = await renderAt('/devcontact');
  await fillIn();
  await page.user.click(bookButton());
  await page.findByText(messages.booked);
  return page;
}

/** jsdom's Blob can be read in this way only. */
function textOf(file: Blob) {
  return new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(file);
  });
}

describe('what was asked for', () => {
  it('stands by the message, without a word about the person', async () => {
    const { getByRole } = await book();
    const panel = getByRole('region', { name: 'What you asked for' });
    expect(panel).toHaveTextContent('VetBuddy Indiranagar (sample)');
    expect(panel).toHaveTextContent('Surgery');
    expect(panel).toHaveTextContent('Cat');
    expect(panel).toHaveTextContent('Monday 23 Nov 2026, 10:30 AM');
    expect(within(panel).getByRole('link')).toHaveAttribute('href', brand.phone.href);
    expect(Object.values(sessionStorage).join(' ')).not.toMatch(/Asha|9876543210|asha@example.com/);
  });

  it('goes into the calendar', async () => {
    const { user, getByRole } = await book();
    const files: Blob[] = [];
    const names: string[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL(file: Blob) {
          files.push(file);
          return 'blob:file';
        }
      },
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await user.click(getByRole('button', { name: 'Add to calendar' }));
    expect(names).toEqual(['appointment.ics']);
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
    const text = await textOf(files[0]!);
    expect(text).toContain(`PRODID:-//${brand.name}//Booking//EN\r\n`);
    expect(text).toContain('DTSTART:20261123T103000Z\r\n');
    expect(text).toContain('LOCATION:VetBuddy Indiranagar (sample)\r\n');
    expect(text).not.toContain('Asha');
  });

  it('can be printed', async () => {
    const { user, getByRole } = await book();
    const print = vi.fn<() => void>();
    window.print = print;
    await user.click(getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is still there after a reload of the tab, until it is put away', async () => {
    await book();
    cleanup();
    const { user, findByRole, getByRole, getByLabelText, queryByText, queryByRole } =
      await renderAt('/devcontact');
    const panel = await findByRole('region', { name: 'What you asked for' });
    expect(queryByText(messages.booked)).toBeNull();
    // Above the empty form, which alone would look as if nothing had been booked.
    expect(panel.compareDocumentPosition(getByLabelText('Name'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(within(panel).getByRole('button', { name: 'Put away' }));
    expect(panel).not.toBeInTheDocument();
    expect(getByRole('form', { name: 'Book an appointment' })).toHaveFocus();
    cleanup();
    await renderAt('/devcontact');
    await clinicsAreLoaded();
    expect(queryByRole('region', { name: 'What you asked for' })).toBeNull();
  });

  it('does not stand beside a second one that failed', async () => {
    expectConsole('error', 'The booking was not accepted.');
    const { user, findByText, getByRole, queryByRole } = await book();
    expect(getByRole('region', { name: 'What you asked for' })).toBeVisible();
    collectBookings(() => HttpResponse.error());
    await fillIn({ 'Pet Type': 'Dog' });
    await user.click(bookButton());
    expect(await findByText(messages.failed)).toBeVisible();
    expect(queryByRole('region', { name: 'What you asked for' })).toBeNull();
  });

  it.each(['junk', '{"id":"x"}', '7'])('that was kept as %s is not shown', async (kept) => {
    sessionStorage.setItem('bookingMade:full-with-creation-date', kept);
    const { queryByRole } = await renderAt('/devcontact');
    await clinicsAreLoaded();
    expect(queryByRole('region', { name: 'What you asked for' })).toBeNull();
  });
});

describe('a booking link', () => {
  it.each(['/', '/devcontact'])('fills the form in at %s and sends nothing', async (address) => {
    const sent = collectBookings();
    const { findByDisplayValue, queryByText } = await renderAt(
      `${address}?store=13&type=Surgery&pet=Cat#contacts`,
    );
    await findByDisplayValue('Surgery');
    expect(valuesNow()).toEqual(
      expect.objectContaining({ Location: '13', 'Appointment Type': 'Surgery', 'Pet Type': 'Cat' }),
    );
    expect(queryByText(/The link you followed/)).toBeNull();
    expect(sent).toEqual([]);
  });

  it('leaves out what there is not, with a word about it', async () => {
    const { findByText } = await renderAt('/devcontact?store=12&type=Surgery&pet=Fox');
    const word = await findByText(/The link you followed/);
    expect(word).toHaveTextContent('(appointment type and pet type)');
    expect(word.closest('[role=status]')).not.toBeNull();
    expect(field('Location')).toHaveValue('12');
    expect(field('Appointment Type')).toHaveValue('');
    expect(field('Pet Type')).toHaveValue('');
  });

  it.each([
    ['11', 'Surgery'],
    ['12', ''],
  ])('without a clinic keeps its type for the one chosen: at %s %j', async (clinic, type) => {
    const { user, findByDisplayValue, queryByText } = await renderAt(
      '/devcontact?type=Surgery&pet=Cat',
    );
    await findByDisplayValue('Cat');
    expect(queryByText(/The link you followed/)).toBeNull();
    await user.selectOptions(field('Location'), clinic);
    expect(field('Appointment Type')).toHaveValue(type);
    expect(queryByText(/The link you followed/)).toBeNull();
  });

  it('fills in once, also where a newer list of clinics comes in after it', async () => {
    const { router, user, findByDisplayValue, findByRole } = await renderAt('/devcontact');
    await clinicsAreLoaded();
    await act(() => router.navigate('/about'));
    await findByRole('heading', { level: 1, name: /./ });
    // The list is no longer new: it shows, and is asked for again.
    vi.setSystemTime(Date.now() + 6 * 60_000);
    const { release, answer } = heldAnswer();
    let asked = 0;
    server.use(
      http.get('*/admin-stores-list', async () => {
        asked += 1;
        await answer();
        return HttpResponse.json(stores);
      }),
    );
    await act(() => router.navigate('/devcontact?store=13&type=Surgery'));
    await findByDisplayValue('Surgery');
    await waitFor(() => expect(asked).toBe(1));
    await user.selectOptions(field('Location'), '11');
    release();
    await findByDisplayValue('VetBuddy Indiranagar (sample), newer');
    expect(field('Location')).toHaveValue('11');
  });

  it('leaves the answers that can be changed afterwards alone', async () => {
    const { user, findByDisplayValue } = await renderAt('/devcontact?pet=Cat');
    await findByDisplayValue('Cat');
    await user.selectOptions(field('Pet Type'), 'Dog');
    await user.type(field('Name'), 'Asha');
    expect(field('Pet Type')).toHaveValue('Dog');
  });
});
