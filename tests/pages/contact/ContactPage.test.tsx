import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinicProfiles as clinics } from '#src/pages/shared/clinicProfiles.ts';
import { hoursInWords } from '#content/hours.ts';
import { plain } from '#tests/support/content.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

/** The first four; with fewer clinics all of them. */
const listed = clinics.slice(0, 4);

describe('/contact', () => {
  it('the contact page has the phone number in its heading, hours, e-mail address and addresses to book at', async () => {
    const { getByRole } = await renderAt('/contact');
    const heading = within(getByRole('heading', { level: 1 }));
    expect(heading.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
      'href',
      brand.phone.href,
    );
    const main = thePage();
    expect(main.getByText(plain(hoursInWords.phone))).toBeInTheDocument();
    expect(
      main.getByText(`${plain(hoursInWords.emergency)}, in the hospitals`),
    ).toBeInTheDocument();
    expect(main.getByRole('link', { name: brand.email })).toHaveAttribute(
      'href',
      `mailto:${brand.email}`,
    );
    const shown = within(getByRole('region', { name: /our clinics$/i }));
    expect(shown.getAllByRole('listitem')).toHaveLength(listed.length);
    expect(
      shown.getByRole('link', {
        name: clinics.length > 4 ? `See all ${clinics.length} clinics` : 'More about our clinics',
      }),
    ).toHaveAttribute('href', '/clinics');
  });

  it('the booking link of a listed clinic fills in the clinic', async () => {
    const { area } = listed.at(-1)!;
    const { findByRole, user } = await renderAt('/contact');
    await user.click(await findByRole('link', { name: `Book or call ${area}` }));
    const location = await findByRole('combobox', { name: 'Location' });
    await waitFor(() => expect(location).toHaveDisplayValue(new RegExp(area)));
  });

  async function write(answers: Record<string, string>) {
    const page = await renderAt('/contact');
    const form = within(await page.findByRole('form', { name: 'Send a request' }));
    for (const [name, value] of Object.entries(answers))
      fireEvent.change(form.getByLabelText(name), { target: { value } });
    await page.user.click(form.getByRole('button', { name: 'Send Request' }));
    const note = form.getByRole('group', { name: 'Choose how to send it' });
    await within(note).findByRole('link', { name: 'Send by e-mail' });
    return { ...page, form, note };
  }

  it('the contact form writes an e-mail and a WhatsApp message, and keeps its values', async () => {
    const typed = {
      Name: 'Kavya Menon',
      Email: '',
      Subject: 'Cats & dogs',
      Phone: '',
      Comments: 'Do you keep cats?',
      'Type the word you see': 'PAWS',
    };
    const { form, note, router } = await write(typed);
    expect(form.getByText(brand.captchaWord)).toBeInTheDocument();
    expect(note).toHaveFocus();
    expect(note).toHaveAccessibleDescription('Your message is written. You send it there.');
    const [mail, whatsApp, call] = within(note).getAllByRole<HTMLAnchorElement>('link');
    expect(mail).toHaveAccessibleName('Send by e-mail');
    expect(mail!.href.startsWith(`mailto:${brand.email}?`)).toBe(true);
    const inMail = new URL(mail!.href).searchParams;
    expect(inMail.get('subject')).toBe('Cats & dogs');
    expect(inMail.get('body')).toMatch(
      /\r\n\r\nName: Kavya Menon\r\nComments: Do you keep cats\?$/,
    );
    expect(whatsApp).toHaveAccessibleName(/^Send by WhatsApp ?\(opens in a new tab\)$/);
    const inWhatsApp = new URL(whatsApp!.href);
    expect(inWhatsApp.pathname).toBe(brand.phone.href.replace('tel:+', '/'));
    expect(inWhatsApp.searchParams.get('text')).toMatch(
      /^Cats & dogs\n\n.*\n\nName: Kavya Menon\nComments: Do you keep cats\?$/,
    );
    expect(call).toHaveAttribute('href', brand.phone.href);
    for (const [name, value] of Object.entries(typed))
      expect(form.getByRole('textbox', { name })).toHaveValue(value);
    expect(router.state.location.pathname + router.state.location.search).toBe('/contact');
  });

  it('an empty contact form says so, and can still be gone on from', async () => {
    const { note } = await write({});
    expect(note).toHaveAccessibleDescription(/^Nothing is filled in yet/);
    expect(within(note).getAllByRole('link')).toHaveLength(3);
  });

  it('the contact form’s message can be read and copied in full', async () => {
    const comments = 'cough '.repeat(500).trim();
    const { form, note, user } = await write({ Comments: comments });
    expect(within(note).getByText(/its end is missing there: copy it\.$/)).toBeVisible();
    expect(within(note).getByText(brand.email)).toBeVisible();
    const message = within(note).getByRole<HTMLTextAreaElement>('textbox', { name: 'The message' });
    expect(message.value).toContain(comments);
    await user.click(form.getByRole('button', { name: 'Copy' }));
    expect(await form.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(message.value);
    // The copied text is no longer the text of the form.
    fireEvent.change(form.getByRole('textbox', { name: 'Comments' }), {
      target: { value: 'Ill.' },
    });
    expect(form.queryByText('Copied.')).toBeNull();
    expect(message.value).toContain('Comments: Ill.');
  });

  describe('what is typed into the contact form', () => {
    const comments = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Comments' });

    async function typeAndLeave() {
      const page = await renderAt('/contact');
      fireEvent.change(comments(), { target: { value: 'My parrot Kiwi coughs.' } });
      await act(() => page.router.navigate('/privacy'));
      return page;
    }

    it('is there when one comes back to it, and in no other form', async () => {
      const { router } = await typeAndLeave();
      await act(() => router.navigate('/appointments'));
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
      await act(() => router.navigate('/contact'));
      expect(comments()).toHaveValue('My parrot Kiwi coughs.');
      fireEvent.change(comments(), { target: { value: '' } });
      expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Kiwi');
    });

    it('is kept where the browser stores nothing, as long as the page is open', async () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Full.', 'QuotaExceededError');
      });
      const { router } = await typeAndLeave();
      await act(() => router.navigate('/contact'));
      expect(comments()).toHaveValue('My parrot Kiwi coughs.');
    });
  });
});
