import { act, cleanup, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ICAL from 'ical.js';
import { brand } from '#content/brand.ts';
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
    expect(within(panel).getByRole('link')).toHaveAttribute('href', clinic.phone.href);
    expect(Object.values(localStorage).join(' ')).not.toMatch(/9876543210|asha@example.com/);
    expect(panel).toHaveFocus();
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
    ['Surgery', [services.find(({ booking }) => booking === 'Surgery')!.before]],
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
  async function calendarFile({ user, getByRole }: Awaited<ReturnType<typeof book>>) {
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
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!;
    return { text, event, notes: String(event.getFirstPropertyValue('description')) };
  }

  it('puts the visit into the calendar', async () => {
    const { text, event, notes } = await calendarFile(await book());
    expect(text).toContain(`PRODID:-//${brand.name}//Booking//EN\r\n`);
    const start = new Date('2026-11-23T10:30:00').toISOString().replaceAll(/[-:]|\.000/g, '');
    expect(text).toContain(`DTSTART:${start}\r\n`);
    expect(text).toContain(`LOCATION:${store.store_name}\r\n`);
    expect(event.getFirstPropertyValue('status')).toBe('TENTATIVE');
    expect(notes).toMatch(new RegExp(`^Not fixed until ${clinic.area} has answered you\\.\n`));
    expect(notes).toContain(`\n${services.find(({ booking }) => booking === 'Surgery')!.before}\n`);
    expect(notes).toContain(`Call ${clinic.phone.display}`);
    expect(notes).not.toMatch(/9876543210|asha@example/);
    const [whatsApp, mail] = notes.match(/(?:https|mailto):\S+/g) ?? [];
    expect(event.getFirstPropertyValue('url')).toBe(whatsApp);
    expect(new URL(whatsApp!).searchParams.get('text')).toBe(askedFor);
    expect(new URL(mail!).searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(askedFor);
  });

  it('offers no WhatsApp of a clinic whose number doesn’t take it', async () => {
    const landline = clinics.find(({ phone, storeId }) => {
      const offer = sampleStores.find(({ id }) => id === storeId);
      return !phone.whatsApp && offer?.vet_consultation;
    })!;
    const page = await book({
      Location: String(landline.storeId),
      'Appointment Type': 'Vet Consultation',
    });
    await page.user.click(page.getByRole('button', { name: 'Ask to change or cancel' }));
    await page.findByRole('link', { name: `Call ${landline.phone.display}` });
    expect(page.getByRole('link', { name: 'Send by e-mail' })).toBeVisible();
    expect(page.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    const { event, notes } = await calendarFile(page);
    expect(notes).not.toMatch(/WhatsApp|wa\.me/);
    expect(event.getFirstPropertyValue('url')).toBe(landline.phone.href);
  });

  it('asks the clinic to change or cancel, in a message with the visit in it', async () => {
    const { user, getByRole, panel } = await book();
    await user.click(getByRole('button', { name: 'Ask to change or cancel' }));
    await within(panel).findByRole('link', { name: 'Send by e-mail' });
    expect(panel).not.toHaveTextContent(/cancelled/i);
    const link = (name: RegExp | string) =>
      within(panel).getByRole<HTMLAnchorElement>('link', { name });
    const whatsApp = new URL(link(/^Send by WhatsApp/).href);
    expect(whatsApp.pathname).toBe(clinic.phone.href.replace('tel:+', '/'));
    expect(whatsApp.searchParams.get('text')).toBe(askedFor);
    const mail = new URL(link('Send by e-mail').href);
    expect(mail.pathname).toBe(brand.email);
    expect(mail.searchParams.get('subject')).toBe(
      'Asking to change or cancel a visit: Monday 23 Nov 2026, 10:30 AM',
    );
    expect(link(`Call ${clinic.phone.display}`)).toHaveAttribute('href', clinic.phone.href);
    await user.click(getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(askedFor);
    await user.click(getByRole('button', { name: 'Ask to change or cancel' }));
    expect(within(panel).queryByRole('textbox')).toBeNull();
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
