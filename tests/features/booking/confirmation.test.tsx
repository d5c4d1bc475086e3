import { act, cleanup, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ICAL from 'ical.js';
import { clinicProfiles as clinics } from '#src/pages/shared/clinicProfiles.ts';
import { beforeVisit } from '#content/pages/booking.ts';
import { services } from '#content/services.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { stores as sampleStores } from '#sandbox/data/stores.ts';
import { server } from '#tests/support/server.ts';
import {
  book,
  clinic,
  clinicsAreLoaded,
  collectBookings,
  enter,
  field,
  fillIn,
  heldAnswer,
  holdBookings,
  labels,
  messages,
  sendBooking,
  shown,
  stopTheClock,
  store,
  submit,
  textOf,
  valuesNow,
  whole,
} from './bookingKit.ts';

const stores = sampleStores.map((each) => ({
  ...each,
  store_name: `${each.store_name}, newer`,
}));

const beforeSurgery = services.find(({ booking }) => booking === 'Surgery')!.before;

beforeEach(() => stopTheClock());

function isBefore(first: Element, second: Element) {
  return first.compareDocumentPosition(second) === Node.DOCUMENT_POSITION_FOLLOWING;
}

describe('the confirmation', () => {
  it('the confirmation says what is true and what was booked, stays in the tab, and has the focus above the folded form', async () => {
    const { getByRole, queryByRole, panel } = await book();
    expect(panel).toHaveTextContent(store.store_name);
    expect(panel).toHaveTextContent('Asha Rao');
    expect(panel).toHaveTextContent('Surgery');
    expect(panel).toHaveTextContent('Cat');
    expect(panel).toHaveTextContent('Monday 23 Nov 2026, 10:30 AM');
    expect(panel).toHaveAccessibleName(
      `${clinic.area} will call 98765 43210 to confirm, usually within two hours of opening.`,
    );
    expect(within(panel).getByRole('link', { name: clinic.phone.display })).toHaveAttribute(
      'href',
      clinic.phone.href,
    );
    expect(Object.values(localStorage).join(' ')).not.toMatch(/9876543210|asha@example.com/);
    await waitFor(() => expect(panel).toHaveFocus());
    expect(queryByRole('button', { name: 'Book Appointment' })).toBeNull();
    expect(isBefore(getByRole('alert'), panel)).toBe(true);
    expect(isBefore(panel, getByRole('button', { name: 'Book for another pet' }))).toBe(true);
    expect(isBefore(panel, field('Name'))).toBe(true);
  });

  it('leaves the focus where the person has gone on to', async () => {
    const { release } = holdBookings();
    const { user, getByRole } = await sendBooking();
    const search = getByRole('button', { name: 'Search' });
    await user.click(search);
    const { activeElement } = document;
    release();
    await shown(messages.booked);
    expect(activeElement).not.toBe(document.body);
    expect(activeElement).toHaveFocus();
  });

  it.each([
    ['Surgery', [beforeSurgery]],
    // Its services don't all say the same.
    ['Vet Consultation', beforeVisit],
  ])('says what to do before %s', async (type, before) => {
    const { panel } = await book({ 'Appointment Type': type });
    const list = within(panel).getByRole('list');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(before);
  });

  it('keeps the owner and clears the visit under Book for another pet', async () => {
    const { user, getByRole, queryByRole, panel } = await book();
    expect(Object.values(valuesNow()).join('')).toBe('');
    await user.click(getByRole('button', { name: 'Book for another pet' }));
    expect(queryByRole('button', { name: 'Book for another pet' })).toBeNull();
    expect(getByRole('heading', { name: 'Book for another pet' })).toHaveFocus();
    expect(getByRole('button', { name: 'Book Appointment' })).toBeVisible();
    const owner = { Name: whole.Name, 'Mobile Number': '9876543210', Email: whole.Email };
    expect(valuesNow()).toEqual({
      ...Object.fromEntries(labels.map((label) => [label, ''])),
      ...owner,
    });
    // The form stays open while its answers are deleted.
    for (const label of ['Name', 'Mobile Number', 'Email'] as const) enter(label, '');
    expect(getByRole('button', { name: 'Book Appointment' })).toBeVisible();
    expect(panel).toBeVisible();
  });

  it('another pet’s form that nobody typed into is no booking begun: a reload folds it again', async () => {
    const { user, getByRole } = await book();
    await user.click(getByRole('button', { name: 'Book for another pet' }));
    cleanup();
    const page = await renderAt('/devcontact');
    expect(await page.findByRole('button', { name: 'Book for another pet' })).toBeVisible();
    expect(page.queryByRole('button', { name: 'Book Appointment' })).toBeNull();
  });

  it('unfolds the form of a clinic’s page with that clinic chosen', async () => {
    const { user, getByRole } = await book({}, `/clinics/${clinic.slug}`);
    expect(Object.values(valuesNow()).join('')).toBe('');
    await user.click(getByRole('button', { name: 'Book for another pet' }));
    expect(valuesNow()).toMatchObject({ Location: '11', 'Appointment Type': '', 'Pet Type': '' });
  });

  it('unfolds the form for what is chosen elsewhere, and for a half-filled booking', async () => {
    await book();
    cleanup();
    const { router, findByRole, queryByRole } = await renderAt('/devcontact');
    await findByRole('button', { name: 'Book for another pet' });
    await clinicsAreLoaded();
    await act(() => router.navigate('/devcontact?store=13&type=Surgery'));
    expect(await findByRole('button', { name: 'Book Appointment' })).toBeVisible();
    expect(field('Location')).toHaveValue('13');
    cleanup();
    await renderAt('/devcontact');
    expect(await findByRole('button', { name: 'Book Appointment' })).toBeVisible();
    expect(queryByRole('button', { name: 'Book for another pet' })).toBeNull();
  });

  /** What 'Add to calendar' hands to the phone. */
  async function calendarEvent({ user, getByRole }: Awaited<ReturnType<typeof book>>) {
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
    const calendar = new ICAL.Component(ICAL.parse(await textOf(files[0]!)));
    return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  }

  it('puts the visit into the calendar, with the clinic’s street and one readable line', async () => {
    const { uid, summary, location, description, startDate, component } = await calendarEvent(
      await book(),
    );
    expect(startDate.toJSDate()).toEqual(new Date('2026-11-23T10:30:00'));
    expect(summary).toBe('Surgery (Cat)');
    expect(location).toBe(`${store.store_name}, ${clinic.street}, ${clinic.city}`);
    expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(description).toBe(
      `Not fixed until ${clinic.area} has answered you. To change or cancel: ${clinic.phone.display} · ${beforeSurgery}`,
    );
    expect(uid).toBe(`2026-11-23-10-30-${store.id}-Surgery-Cat@localhost`);
  });

  it('asks the clinic to change or cancel, in a message with the visit in it or by a call', async () => {
    const { panel } = await book();
    expect(panel).not.toHaveTextContent(/cancelled/i);
    const whatsApp = within(panel).getByRole<HTMLAnchorElement>('link', {
      name: /^Ask to change or cancel ?\(opens in a new tab\)$/,
    });
    expect(new URL(whatsApp.href).pathname).toBe(clinic.phone.href.replace('tel:+', '/'));
    expect(new URL(whatsApp.href).searchParams.get('text')).toBe(askedFor);
    expect(
      within(panel).getByRole('link', { name: `Call ${clinic.phone.display}` }),
    ).toHaveAttribute('href', clinic.phone.href);
  });

  it('asks a clinic whose number doesn’t take WhatsApp by a call alone', async () => {
    const landline = clinics.find(({ phone, storeId }) => {
      const offer = sampleStores.find(({ id }) => id === storeId);
      return !phone.whatsApp && offer?.vet_consultation;
    })!;
    const { panel } = await book({
      Location: String(landline.storeId),
      'Appointment Type': 'Vet Consultation',
    });
    const call = within(panel).getByRole('link', {
      name: `Ask to change or cancel: call ${landline.phone.display}`,
    });
    expect(call).toHaveAttribute('href', landline.phone.href);
    expect(panel.querySelector('[href*="wa.me"]')).toBeNull();
  });

  it('shows the confirmation after a reload of the tab', async () => {
    await book();
    cleanup();
    const { findByRole, queryByText, queryByRole } = await renderAt('/devcontact');
    expect(await findByRole('region', { name: / to confirm, / })).toBeVisible();
    expect(queryByText(messages.booked)).toBeNull();
    // The empty form alone would look as if nothing had been booked.
    expect(queryByRole('button', { name: 'Book Appointment' })).toBeNull();
  });

  it.each(['not json', '[1]', 'null', '7', '{"name":7,"location":"11"}'])(
    'a tab in which %s is stored has no confirmation',
    async (kept) => {
      sessionStorage.setItem('bookingMade:full-with-creation-date', kept);
      const { findByRole, queryByRole } = await renderAt('/devcontact');
      expect(await findByRole('button', { name: 'Book Appointment' })).toBeVisible();
      expect(queryByRole('region', { name: / to confirm, / })).toBeNull();
    },
  );

  it('hides the confirmation of the first booking where the second one failed', async () => {
    expectConsole('error', 'The booking was not accepted.');
    const { queryByRole, panel } = await book();
    expect(panel).toBeVisible();
    collectBookings(() => HttpResponse.error());
    await fillIn({ 'Pet Type': 'Dog' });
    submit();
    expect(await shown(messages.failed)).toBeVisible();
    expect(queryByRole('region', { name: / to confirm, / })).toBeNull();
  });
});

const askedFor = [
  'Hello, may I ask you to change or cancel this visit?',
  '',
  'Name: Asha Rao',
  `Clinic: ${store.store_name}`,
  'Time: Monday 23 Nov 2026, 10:30 AM',
  'For: Surgery, my cat',
  '',
  'What would suit me instead:',
].join('\n');

describe('a booking link', () => {
  it.each(['/', '/devcontact'])(
    'fills the form in from a link to %s, and sends nothing',
    async (address) => {
      const sent = collectBookings();
      const { findByDisplayValue, queryByText } = await renderAt(
        `${address}?store=13&type=Surgery&pet=Cat#contacts`,
      );
      await findByDisplayValue('Surgery');
      expect(valuesNow()).toEqual(
        expect.objectContaining({
          Location: '13',
          'Appointment Type': 'Surgery',
          'Pet Type': 'Cat',
        }),
      );
      expect(queryByText(/The link you followed/)).toBeNull();
      expect(sent).toEqual([]);
    },
  );

  it('leaves out what the link names but does not exist, and says so', async () => {
    const { findByText } = await renderAt('/devcontact?store=12&type=Surgery&pet=Fox');
    const note = await findByText(/The link you followed/);
    expect(note).toHaveTextContent('(appointment type and pet type)');
    expect(note.closest('[role=status]')).not.toBeNull();
    expect(field('Location')).toHaveValue('12');
    expect(field('Appointment Type')).toHaveValue('');
    expect(field('Pet Type')).toHaveValue('');
  });

  it.each([
    ['11', 'Surgery'],
    ['12', ''],
  ])(
    'keeps the type of a link without a clinic for the clinic chosen: at %s %j',
    async (location, type) => {
      const { findByDisplayValue, queryByText } = await renderAt(
        '/devcontact?type=Surgery&pet=Cat',
      );
      await findByDisplayValue('Cat');
      expect(queryByText(/The link you followed/)).toBeNull();
      enter('Location', location);
      expect(field('Appointment Type')).toHaveValue(type);
      expect(queryByText(/The link you followed/)).toBeNull();
    },
  );

  it('fills the form in once, also where a newer list of clinics loads afterwards', async () => {
    const { router, findByDisplayValue, findByRole } = await renderAt('/devcontact');
    await clinicsAreLoaded();
    await act(() => router.navigate('/about'));
    await findByRole('heading', { level: 1, name: /./ });
    // The list is old by now: it is shown, and asked for again.
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
    enter('Location', '11');
    release();
    await findByDisplayValue(`${store.store_name}, newer`);
    expect(field('Location')).toHaveValue('11');
  });
});
