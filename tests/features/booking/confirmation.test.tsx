import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ICAL from 'ical.js';
import { brand } from '#content/brand.yaml';
import { clinics } from '#content/clinics.yaml';
import { hours } from '#content/hours.yaml';
import { rules } from '#content/rules.yaml';
import { services } from '#content/services.yaml';
import { expectConsole } from '#tests/support/expectConsole.ts';
import {
  bookingVariants,
  lastBookingKey,
  loadFromTab,
  saveInTab,
} from '#src/features/booking/tabStorage.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { sampleStores, server } from '#tests/support/server.ts';
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
      `Not fixed yet: ${clinic.area} calls you on 98765 43210, ${rules.callsBack.open}`,
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

  /** The time so many minutes before the phone is last answered that day. */
  function beforePhonesClose(minutes: number) {
    const { closes } = hours.phone.Friday!.at(-1)!;
    return new Date(Date.parse(`2026-11-20T${closes}:00`) - minutes * 60_000);
  }

  const { withinMinutes, open, closed, soon } = rules.callsBack;

  it.each<[how: string, promise: string, now: Date, visit?: Parameters<typeof book>[0]]>([
    ['after it next opens, while the clinic is closed', closed, new Date('2026-11-20T23:30:00')],
    [
      'after it next opens, so late that the phones close before',
      closed,
      beforePhonesClose(withinMinutes - 10),
    ],
    ['after it next opens, while nobody answers the phone', closed, beforePhonesClose(-1)],
    [
      'soon, as long as the phones are answered for that long',
      open,
      beforePhonesClose(withinMinutes),
    ],
    [
      'as soon as it can, before a visit that may come first',
      soon,
      new Date('2026-11-20T12:40:00'),
      { 'Appointment Date': '2026-11-20', 'Appointment Time': '13:00' },
    ],
  ])('says that the clinic calls %s', async (_, promise, now, visit) => {
    vi.setSystemTime(now);
    const { panel } = await book(visit);
    expect(panel).toHaveAccessibleName(
      `Not fixed yet: ${clinic.area} calls you on 98765 43210, ${promise}`,
    );
  });

  it('keeps of how soon the clinic calls no words, so that a page in another language says its own', async () => {
    await book();
    const texts = bookingVariants
      .map((variant) => loadFromTab(lastBookingKey(variant)))
      .filter((booking) => 'callsBack' in booking);
    expect(texts).toEqual([expect.objectContaining({ callsBack: 'open' })]);
  });

  it('promises no more than that of a clinic whose hours it doesn’t know', async () => {
    const unknown = { ...store, id: 987, store_name: 'A clinic that just opened' };
    server.use(
      http.get('*/prod/admin-stores-list', () =>
        HttpResponse.json({ data: [...sampleStores, unknown] }),
      ),
    );
    const { panel } = await book({ Location: String(unknown.id) });
    expect(panel).toHaveAccessibleName(
      `Not fixed yet: ${unknown.store_name} calls you on 98765 43210, ${closed}`,
    );
  });

  it.each([
    ['Surgery', [services.find(({ booking }) => booking === 'Surgery')!.before]],
    // Its services don't all say the same.
    ['Vet Consultation', rules.beforeVisit],
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

  it('prints the confirmation', async () => {
    const { user, getByRole } = await book();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('shows the confirmation after a reload of the tab, until it is closed', async () => {
    await book();
    cleanup();
    const { user, findByRole, getByRole, queryByText, queryByRole } = await renderAt('/devcontact');
    const panel = await findByRole('region', { name: /^Not fixed yet/ });
    expect(queryByText(messages.booked)).toBeNull();
    // The empty form alone would look as if nothing had been booked.
    expect(queryByRole('button', { name: 'Book Appointment' })).toBeNull();
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(panel).not.toBeInTheDocument();
    expect(getByRole('button', { name: 'Book Appointment' })).toBeVisible();
    expect(getByRole('form', { name: 'Book an appointment' })).toHaveFocus();
    cleanup();
    await renderAt('/devcontact');
    await clinicsAreLoaded();
    expect(queryByRole('region', { name: /^Not fixed yet/ })).toBeNull();
  });

  describe('once the visit’s time has come', () => {
    function passTheTime() {
      vi.setSystemTime(new Date('2026-11-23T10:30:00'));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    }

    /** Says whom to call, and offers nothing that belongs to a visit to come. */
    async function expectPast(call: string) {
      const panel = await screen.findByRole('region', { name: /^This time has passed/ });
      expect(panel).toHaveAccessibleName(`This time has passed. ${call} ${clinic.phone.display}`);
      const inside = within(panel);
      expect(inside.queryByText('Before the visit')).toBeNull();
      expect(inside.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Ask to change or cancel',
        'Print',
        'Close',
      ]);
    }

    it('says no more than that it has passed, while open and after a reload', async () => {
      await book();
      vi.setSystemTime(new Date('2026-11-23T10:29:00'));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(screen.getByRole('region', { name: /^Not fixed yet/ })).toBeVisible();
      passTheTime();
      await expectPast('If nobody called you, call');
      cleanup();
      await renderAt('/devcontact');
      await expectPast('If nobody called you, call');
    });

    it('asks an owner who left an e-mail address alone whether anybody wrote', async () => {
      await book();
      cleanup();
      const variant = bookingVariants.find((each) => 'id' in loadFromTab(lastBookingKey(each)))!;
      const booking = { ...loadFromTab(lastBookingKey(variant)), mobileNumber: '' };
      saveInTab(lastBookingKey(variant), booking);
      passTheTime();
      await renderAt('/devcontact');
      const panel = await screen.findByRole('region', { name: /^This time has passed/ });
      expect(panel).toHaveAccessibleName(/If nobody wrote to you, call/);
    });
  });

  it('hides the confirmation of the first booking where the second one failed', async () => {
    expectConsole('error', 'The booking was not accepted.');
    const { queryByRole, panel } = await book();
    expect(panel).toBeVisible();
    collectBookings(() => HttpResponse.error());
    await fillIn({ 'Pet Type': 'Dog' });
    submit();
    expect(await shown(messages.failed)).toBeVisible();
    expect(queryByRole('region', { name: /^Not fixed yet/ })).toBeNull();
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

const sharedWords = [
  `Surgery, ${store.store_name}`,
  'Asked for: Monday 23 Nov 2026, 10:30 AM',
  `${brand.name}: ${clinic.phone.display}`,
].join('\n');

describe('Share', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  function stubShare(share: (data: ShareData) => Promise<void>) {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  }

  it('opens the phone’s own share sheet with clinic, day, time, type and phone number', async () => {
    const shared: ShareData[] = [];
    stubShare((data) => {
      shared.push(data);
      return Promise.resolve();
    });
    const { user, getByRole, queryByRole } = await book();
    await user.click(getByRole('button', { name: 'Share' }));
    expect(shared).toEqual([{ title: brand.name, text: sharedWords }]);
    expect(queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });

  it.each([
    ['AbortError', 0],
    ['InvalidStateError', 0],
    ['NotAllowedError', 1],
  ])('after %s of the sheet offers WhatsApp %i times', async (name, links) => {
    stubShare(() => Promise.reject(new DOMException('no', name)));
    const { user, getByRole, queryAllByRole } = await book();
    await user.click(getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(queryAllByRole('link', { name: /WhatsApp/ })).toHaveLength(links));
  });

  it('offers WhatsApp and copying where there is no sheet', async () => {
    const { user, getByRole, findByRole } = await book();
    await user.click(getByRole('button', { name: 'Share' }));
    const link = await findByRole('link', { name: /^Send by WhatsApp ?\(opens in a new tab\)$/ });
    const { href, rel } = link as HTMLAnchorElement;
    expect(new URL(href).origin + new URL(href).pathname).toBe('https://wa.me/');
    expect([...new URL(href).searchParams]).toEqual([['text', sharedWords]]);
    expect(rel).toContain('noopener');
    await user.click(getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(sharedWords);
    expect((await shown('Copied.')).closest('[role=status]')).not.toBeNull();
  });

  it('says what to do where the browser does not copy', async () => {
    const { user, getByRole, findByRole } = await book();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
    await user.click(getByRole('button', { name: 'Share' }));
    await user.click(await findByRole('button', { name: 'Copy' }));
    expect(await shown(/^This browser does not copy\. The text is selected/)).toBeVisible();
    const message = getByRole<HTMLTextAreaElement>('textbox', { name: 'The message' });
    expect(message).toHaveFocus();
    expect([message.selectionStart, message.selectionEnd]).toEqual([0, sharedWords.length]);
  });
});

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
