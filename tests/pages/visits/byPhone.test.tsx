import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { promised } from '#tests/support/promised.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { answerVisits, byPhone, column, rows, visit } from './visitsKit.ts';

const number = () => screen.getByRole('textbox', { name: 'Phone number' });
const show = () => screen.getByRole('button', { name: 'Show visits' });

it('the visits of a phone number are listed ascending by id, with their number and owners', async () => {
  answerVisits([visit(10), visit(9), visit(101, { client_name: 'Ravi Rao' })]);
  await renderAt(byPhone);
  const count = await screen.findByText('3 visits');
  expect(count.parentElement).toHaveAttribute('role', 'status');
  expect(screen.getByText('Asha Rao and Ravi Rao · 5555502001')).toBeVisible();
  expect(document.title).toBe(`Visits of Asha Rao and Ravi Rao · 5555502001 | ${brand.name}`);
  expect(column('ID')).toEqual(['9', '10', '101']);
  expect(screen.queryByText(/^Page /)).not.toBeInTheDocument();
});

it('a phone number without visits is in the page’s title', async () => {
  answerVisits([]);
  await renderAt(byPhone);
  expect(await screen.findByText('No visits found.')).toBeVisible();
  expect(document.title).toBe(`Visits of 5555502001 | ${brand.name}`);
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('a phone number can have digits of any script, and its country code in the address', async () => {
  const asked = answerVisits([visit(1)]);
  const { user, router } = await renderAt('/VetcareVetBuddyVisits?phone=%2B91 ५५५५५ ०२००१');
  await screen.findByText('Pet 1');
  expect(number()).toHaveValue('5555502001');
  await user.clear(number());
  await user.type(number(), '٥٥٥٥٥٠٢٠٠٢');
  expect(number()).toHaveValue('5555502002');
  await user.click(show());
  await waitFor(() => expect(router.location.search).toBe('?phone=5555502002'));
  await waitFor(() => expect(asked).toEqual(['?phone=5555502001', '?phone=5555502002']));
});

it('a blank phone number in the address asks for one, and makes no call', async () => {
  const asked = answerVisits([visit(1)]);
  await renderAt('/VetcareVetBuddyVisits?phone=++');
  expect(await screen.findByText('This list needs a phone number. Enter it above.')).toBeVisible();
  expect(asked).toEqual([]);
});

it('the visits of one number never show under another', async () => {
  const { kept, keep } = promised();
  answerVisits(async (asked) => {
    const phone = Number(asked.get('phone'));
    if (phone === 1) await kept;
    return { data: [visit(phone)] };
  });
  const { router } = await renderAt('/VetcareVetBuddyVisits?phone=1');
  await act(() => router.navigate('/VetcareVetBuddyVisits?phone=2'));
  expect(await screen.findByText('Pet 2')).toBeVisible();
  await act(async () => keep());
  expect(column('Patient')).toEqual(['Pet 2']);
  expect(screen.getByText('Asha Rao · 2')).toBeVisible();
});

it('a long list of visits has every row, so that the browser finds and prints them', async () => {
  answerVisits(Array.from({ length: 120 }, (_, index) => visit(index + 1)));
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = await renderAt(byPhone);
  await screen.findByText('120 visits');
  await waitFor(() => expect(rows()).toHaveLength(120));
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

it('the phone field opens a number’s visits, however it is typed, and another’s with Enter', async () => {
  const { user, router } = await renderAt('/VetbuddyVisits');
  await screen.findByText('Page 1 of 5');
  await user.type(number(), '+91 55555-02001');
  await user.click(show());
  expect(await screen.findByText('Anjali Menon · 5555502001')).toBeVisible();
  const { pathname, search: query } = router.location;
  expect(pathname + query).toBe(byPhone);
  expect(number()).toHaveValue('5555502001');
  await user.clear(number());
  await user.type(number(), '5555502002{Enter}');
  expect(await screen.findByText('Megha Patil · 5555502002')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Anjali Menon · 5555502001')).toBeVisible();
  expect(number()).toHaveValue('5555502001');
});

it('the phone field refuses what is no phone number, and makes no call', async () => {
  const { user, router } = await renderAt('/VetcareVetBuddyVisits');
  await screen.findByText('No visits found.');
  const asked = answerVisits([visit(1)]);
  await user.type(number(), '12345');
  await user.click(show());
  expect(number()).toHaveFocus();
  expect(number()).toBeInvalid();
  expect(number()).toHaveAccessibleDescription(/Enter a 10-digit phone number\./);
  expect(number()).toHaveValue('12345');
  // The same error is written again, so that it is announced again.
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  fireEvent.click(show());
  expect(observer.takeRecords()).not.toEqual([]);
  expect(router.location.search).toBe('');
  await user.clear(number());
  await user.type(number(), '5555502001');
  expect(number()).toBeValid();
  expect(asked).toEqual([]);
});
