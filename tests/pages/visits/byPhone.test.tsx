import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { answerVisits, byPhone, column, headers, promised, rows, visit } from './kit.ts';

const number = () => screen.getByRole('textbox', { name: 'Phone number' });
const show = () => screen.getByRole('button', { name: 'Show visits' });
const search = () => screen.getByRole('searchbox', { name: 'Search these visits' });

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => visit(index + 1, { created_on: '' }));

describe('the list of a phone number', () => {
  it('lists the visits ascending by id, and says how many of which years, and whose they are', async () => {
    const year = (of: number) => ({ created_on: `${of}-07-18T00:00:00Z` });
    answerVisits([
      visit(10, year(2026)),
      visit(9, year(2019)),
      visit(101, { client_name: 'Ravi Rao', ...year(2021) }),
    ]);
    await renderAt(byPhone);
    const summary = await screen.findByText('3 visits, 2019 to 2026');
    expect(summary.parentElement).toHaveAttribute('role', 'status');
    expect(screen.getByText('Asha Rao and Ravi Rao · 5555502001')).toBeVisible();
    expect(document.title).toBe(`Visits of Asha Rao and Ravi Rao · 5555502001 | ${brand.name}`);
    expect(column('ID')).toEqual(['9', '10', '101']);
    // The heading says the number; whose pet it was the rows alone.
    expect(headers().at(-1)).toBe('Phone');
    expect(column('Client')).toEqual(['Asha Rao', 'Asha Rao', 'Ravi Rao']);
    expect(screen.queryByText(/^Page /)).not.toBeInTheDocument();
  });

  it('says last in its rows what its heading says, but a number that differs before the others', async () => {
    answerVisits([visit(1), visit(2)]);
    const { router } = await renderAt(byPhone);
    await screen.findByText('2 visits, 2026');
    expect(headers().slice(-3)).toEqual(['Visit ID', 'Client', 'Phone']);
    answerVisits([visit(1, { phone: '5555502999' })]);
    await act(() => router.navigate('/VetcareVetBuddyVisits?phone=5555502002'));
    await screen.findByText('1 visit, 2026');
    expect(headers().slice(-2)).toEqual(['Visit ID', 'Client']);
    expect(headers()).toContain('Phone');
  });

  it('names the number while it loads, and where nothing is found', async () => {
    answerVisits([]);
    await renderAt(byPhone);
    expect(document.title).toBe(`Visits of 5555502001 | ${brand.name}`);
    expect(await screen.findByText('No visits found.')).toBeVisible();
    expect(document.title).toBe(`Visits of 5555502001 | ${brand.name}`);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('leads to the plain number where a link writes it otherwise and nothing is found', async () => {
    const asked = answerVisits((query) => ({
      data: query.get('phone') === '5555502001' ? [visit(1)] : [],
    }));
    const { user } = await renderAt('/VetcareVetBuddyVisits?phone=+91 55555-02001');
    await user.click(await screen.findByRole('link', { name: '5555502001' }));
    expect(await screen.findByText('Pet 1')).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it('searches its rows as one types, without a call, and forgets the search under the next number', async () => {
    const asked = answerVisits([visit(1), visit(2, { visit_name: 'Dental check' }), visit(3)]);
    const { user, router } = await renderAt(byPhone);
    await screen.findByText('Pet 1');
    await user.type(search(), 'dental');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByText('Pet 2')).toBeVisible();
    expect(await screen.findByText('1 of 3 visits match “dental”')).toBeVisible();
    await user.type(search(), ' x');
    expect(await screen.findByText('No visit matches “dental x”.')).toBeVisible();
    expect(asked).toEqual(['?phone=5555502001']);
    expect(router.state.location.search).toBe('?phone=5555502001');
    await act(() => router.navigate('/VetcareVetBuddyVisits?phone=2'));
    expect(await screen.findByText('Pet 1')).toBeVisible();
    expect(search()).toHaveValue('');
  });

  it('takes a number in digits of any script, typed and in the address', async () => {
    const asked = answerVisits([visit(1)]);
    const { user, router } = await renderAt('/VetcareVetBuddyVisits?phone=५५५५५०२००१');
    await screen.findByText('Pet 1');
    expect(number()).toHaveValue('5555502001');
    await user.clear(number());
    await user.type(number(), '٥٥٥٥٥٠٢٠٠٢');
    expect(number()).toHaveValue('5555502002');
    await user.click(show());
    await waitFor(() => expect(router.state.location.search).toBe('?phone=5555502002'));
    await waitFor(() => expect(asked).toEqual(['?phone=5555502001', '?phone=5555502002']));
  });

  it('never shows the visits of one number under another', async () => {
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

  it('brings every row of a long list to the screen', async () => {
    answerVisits(many(120));
    await renderAt(byPhone);
    await screen.findByText('120 visits');
    await waitFor(() => expect(rows()).toHaveLength(120));
  });

  it('prints every row of a long list, however many are on the screen yet', async () => {
    answerVisits(many(120));
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = await renderAt(byPhone);
    await screen.findByText('120 visits');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(rows()).toHaveLength(120);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('answers a search while the rows of a long list are still being drawn', async () => {
    answerVisits(many(500));
    await renderAt(byPhone);
    await screen.findByText('500 visits');
    // As in a browser: urgent updates first, the rest when there is time.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    setValue.call(search(), 'pet 500');
    search().dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    const found = rows();
    vi.unstubAllGlobals();
    expect(found).toHaveLength(1);
  });
});

describe('the field for a phone number', () => {
  it('opens the list of a number from My Visits, however it is typed, and of another with Enter', async () => {
    const { user, router } = await renderAt('/VetbuddyVisits');
    await screen.findByText('Page 1 of 5');
    await user.type(number(), '+91 55555-02001');
    await user.click(show());
    expect(await screen.findByText('Anjali Menon · 5555502001')).toBeVisible();
    const { pathname, search: query } = router.state.location;
    expect(pathname + query).toBe(byPhone);
    expect(number()).toHaveValue('5555502001');
    await user.clear(number());
    await user.type(number(), '5555502002{Enter}');
    expect(await screen.findByText('Megha Patil · 5555502002')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Anjali Menon · 5555502001')).toBeVisible();
    expect(number()).toHaveValue('5555502001');
  });

  it.each(['', '12345', '98765432101', 'Asha Rao'])(
    'says what is wanted for %j, and calls nobody',
    async (typed) => {
      const { user, router } = await renderAt('/VetcareVetBuddyVisits');
      await screen.findByText('No visits found.');
      const asked = answerVisits([visit(1)]);
      if (typed) await user.type(number(), typed);
      await user.click(show());
      expect(number()).toHaveFocus();
      expect(number()).toBeInvalid();
      expect(number()).toHaveAccessibleDescription(/Enter a 10-digit phone number\./);
      expect(number()).toHaveValue(typed);
      expect(asked).toEqual([]);
      expect(router.state.location.search).toBe('');
      await user.clear(number());
      await user.type(number(), '5555502001');
      expect(number()).toBeValid();
    },
  );

  it('shows an overlong number of the address in part', async () => {
    answerVisits([]);
    await renderAt(`/VetcareVetBuddyVisits?phone=${'1'.repeat(500)}`);
    await screen.findByText('No visits found.');
    expect(number()).toHaveValue('1'.repeat(40));
    expect(document.title).toBe(`Visits of ${'1'.repeat(40)}… | ${brand.name}`);
  });
});
