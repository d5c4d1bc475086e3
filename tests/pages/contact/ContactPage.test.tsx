import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleForms } from '#src/config/switches.ts';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { hours } from '#src/content/hours.ts';
import { plain } from '#tests/support/content.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

/** The first four; with fewer clinics all of them. */
const listed = clinics.slice(0, 4);

describe('/contact', () => {
  it('the contact page has the phone number in its heading, hours, e-mail address and sample addresses to book at', async () => {
    const { getByRole } = await renderAt('/contact');
    const heading = within(getByRole('heading', { level: 1 }));
    expect(heading.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
      'href',
      brand.phone.href,
    );
    const main = thePage();
    expect(main.getByText(plain(hours.support))).toBeInTheDocument();
    expect(main.getByText(`${plain(hours.emergency)}, in the hospitals`)).toBeInTheDocument();
    expect(main.getByRole('link', { name: brand.email })).toHaveAttribute(
      'href',
      `mailto:${brand.email}`,
    );
    const shown = within(getByRole('region', { name: /our clinics$/i }));
    expect(shown.getByText('Sample addresses and hours.')).toBeInTheDocument();
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

  it.runIf(sampleForms)(
    'the contact form sends nothing, keeps its values and offers an e-mail with them first',
    async () => {
      const { findByRole, user, router } = await renderAt('/contact');
      const form = within(await findByRole('form', { name: 'Send a request' }));
      const fields = ['Name', 'Email', 'Subject', 'Phone', 'Comments', 'Type the word you see'].map(
        (name) => form.getByRole('textbox', { name }),
      );
      expect(form.getAllByRole('textbox')).toEqual(expect.arrayContaining(fields));
      expect(form.getAllByRole('textbox')).toHaveLength(6);
      expect(form.getByText(brand.captchaWord)).toBeInTheDocument();
      const typed = ['Kavya Menon', '', 'Cats & dogs', '', 'Do you keep cats?', 'PAWS'];
      for (const [index, value] of typed.entries())
        fireEvent.change(fields[index]!, { target: { value } });
      await user.click(form.getByRole('button', { name: 'Send Request' }));
      const note = within(form.getByRole('group', { name: 'Not sent yet' }));
      const [first] = note.getAllByRole('link');
      expect(first).toHaveAccessibleName('Send it as an e-mail');
      const { href } = first as HTMLAnchorElement;
      const mail = new URL(href);
      expect(href.startsWith(`mailto:${brand.email}?`)).toBe(true);
      expect(mail.searchParams.get('subject')).toBe('Cats & dogs');
      expect(mail.searchParams.get('body')).toMatch(
        /\r\n\r\nName: Kavya Menon\r\nComments: Do you keep cats\?$/,
      );
      expect(note.getByRole('link', { name: `Call ${brand.phone.display}` })).toHaveAttribute(
        'href',
        brand.phone.href,
      );
      expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(typed);
      expect(router.state.location.pathname + router.state.location.search).toBe('/contact');
    },
  );

  it.runIf(sampleForms)(
    'without a mail app the text of the contact form’s e-mail can be copied',
    async () => {
      const { findByRole, user } = await renderAt('/contact');
      const form = within(await findByRole('form', { name: 'Send a request' }));
      fireEvent.change(form.getByRole('textbox', { name: 'Comments' }), {
        target: { value: 'cough '.repeat(500) },
      });
      await user.click(form.getByRole('button', { name: 'Send Request' }));
      expect(form.getByText(/its end is missing, so copy it from here\.$/)).toBeVisible();
      await user.click(form.getByText('No mail app? Copy the text'));
      await user.click(form.getByRole('button', { name: 'Copy the text' }));
      expect(await form.findByText('The text is copied.')).toBeVisible();
      expect(await navigator.clipboard.readText()).toContain('cough '.repeat(500).trim());
      // The copied text is no longer the text of the form.
      fireEvent.change(form.getByRole('textbox', { name: 'Comments' }), {
        target: { value: 'Ill.' },
      });
      expect(form.queryByText('The text is copied.')).toBeNull();
    },
  );

  describe.runIf(sampleForms)('what is typed into the contact form', () => {
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

    it('is forgotten with ‘Forget me’', async () => {
      const { router, user } = await typeAndLeave();
      await user.click(screen.getByRole('button', { name: 'Forget me' }));
      expect(screen.getByText('Your details are no longer kept on this phone.')).toBeVisible();
      expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Kiwi');
      await act(() => router.navigate('/contact'));
      expect(comments()).toHaveValue('');
    });

    it('is forgotten with ‘Forget me’ in another tab, at once', async () => {
      await renderAt('/contact');
      fireEvent.change(comments(), { target: { value: 'My parrot Kiwi coughs.' } });
      localStorage.setItem('forgotMe', '1');
      fireEvent(window, new StorageEvent('storage', { key: 'forgotMe' }));
      expect(comments()).toHaveValue('');
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
