import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { hoursInWords } from '#content/hours.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { plain } from '#tests/support/plain.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

/** The first four; with fewer clinics all of them. */
const listed = clinics.slice(0, 4);

it('the contact page has the phone number, the hours, the e-mail and the addresses', async () => {
  const { getByRole } = await renderAt('/contact');
  const heading = within(getByRole('heading', { level: 1 }));
  expect(heading.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
    'href',
    brand.phone.href,
  );
  const main = thePage();
  expect(main.getByText(plain(hoursInWords.phone))).toBeInTheDocument();
  expect(main.getByText(`${plain(hoursInWords.emergency)}, in the hospitals`)).toBeInTheDocument();
  expect(main.getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  );
  const shown = within(getByRole('region', { name: /our clinics$/i }));
  const bookingLinks = shown.getAllByRole('link', { name: /^Book or call / });
  expect(bookingLinks.map((link) => link.getAttribute('href'))).toEqual(
    listed.map(({ slug }) => `/clinics/${slug}#contacts`),
  );
  expect(shown.getByRole('link', { name: `See all ${clinics.length} clinics` })).toHaveAttribute(
    'href',
    '/clinics',
  );
});

async function write(answers: Record<string, string>) {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const page = await renderAt('/contact');
  const form = within(await page.findByRole('form', { name: 'Send a request' }));
  for (const [name, value] of Object.entries(answers))
    fireEvent.change(form.getByLabelText(name), { target: { value } });
  await page.user.click(form.getByRole('button', { name: 'Send Request' }));
  const [[address, target] = []] = open.mock.calls;
  expect(target).toBe('_self');
  return { ...page, form, mail: new URL(String(address)) };
}

it('the contact form opens an e-mail with everything that was typed, and keeps it', async () => {
  const typed = {
    Name: 'Kavya Menon',
    Email: '',
    Subject: 'Cats & dogs',
    Phone: ' ',
    Comments: 'Do you keep cats?\nMine coughs.',
    'Type the word you see': 'PAWS',
  };
  const { form, mail, router } = await write(typed);
  expect(form.getByText(brand.captchaWord)).toBeInTheDocument();
  expect(mail.protocol + mail.pathname).toBe(`mailto:${brand.email}`);
  expect(mail.searchParams.get('subject')).toBe('Cats & dogs');
  expect(mail.searchParams.get('body')).toBe(
    'This is a request from your site’s contact page.\r\n\r\nName: Kavya Menon\r\nComments: Do you keep cats?\r\nMine coughs.',
  );
  for (const [name, value] of Object.entries(typed))
    expect(form.getByRole('textbox', { name })).toHaveValue(value);
  expect(router.location.pathname + router.location.search).toBe('/contact');
});

it('if no e-mail app opens, the contact form’s message can be copied, beside address and number', async () => {
  const comments = 'cough '.repeat(500).trim();
  const { form, user } = await write({ Comments: comments });
  const status = within(form.getByRole('status'));
  expect(status.getByText(/its end is missing there: copy it\.$/)).toBeVisible();
  expect(status.getByText(brand.email)).toBeVisible();
  expect(status.getByRole('link', { name: brand.phone.display })).toBeVisible();
  await user.click(status.getByRole('button', { name: 'Copy message' }));
  expect(await status.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    `A request\n\nThis is a request from your site’s contact page.\n\nComments: ${comments}`,
  );
  // The copied text is no longer the text of the form.
  fireEvent.change(form.getByRole('textbox', { name: 'Comments' }), {
    target: { value: 'Ill.' },
  });
  expect(form.queryByText('Copied.')).toBeNull();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(status.getByRole('button', { name: 'Copy message' }));
  expect(await status.findByText(/^This browser does not copy\./)).toBeVisible();
});

// A field of other forms too.
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

async function typeAndLeave() {
  const page = await renderAt('/contact');
  fireEvent.change(name(), { target: { value: 'Kavya Menon' } });
  await act(() => page.router.navigate('/privacy'));
  return page;
}

it('text typed into the contact form is there on return, and in no other form', async () => {
  const { router } = await typeAndLeave();
  await act(() => router.navigate('/appointments'));
  expect(name()).toHaveValue('');
  await act(() => router.navigate('/contact'));
  expect(name()).toHaveValue('Kavya Menon');
  fireEvent.change(name(), { target: { value: '' } });
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Kavya');
});

it('text typed into the contact form stays while the page is open, even if the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const { router } = await typeAndLeave();
  await act(() => router.navigate('/contact'));
  expect(name()).toHaveValue('Kavya Menon');
});
