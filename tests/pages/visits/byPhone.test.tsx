import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { PhoneForm } from '#src/features/visits/PhoneForm.tsx';
import { brand } from '#content/brand.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { rules } from '#tests/support/bookingSetup.ts';

const list = '/VetcareVetBuddyVisits?phone=5555502001';

function visit(id: number, fields: Record<string, unknown> = {}) {
  return {
    id,
    patient_name: `Pet ${id}`,
    client_name: 'Asha Rao',
    phone: '5555502001',
    visit_name: 'Vaccination',
    created_on: `${2018 + id}-07-18T00:00:00Z`,
    ...fields,
  };
}

/** Answers the visits of every number with these, and returns the numbers asked for. */
function answerVisits(data: unknown[]): (string | null)[] {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/xml/vetbuddy-visits', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('phone'));
      return HttpResponse.json({ data, totalPages: 1 });
    }),
  );
  return asked;
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const number = () => screen.getByRole('textbox', { name: 'Phone number' });
const show = () => screen.getByRole('button', { name: 'Show visits' });
const search = () => screen.getByRole('searchbox', { name: 'Search these visits' });

describe('the list of a phone number', () => {
  it('says how many visits of which years, and whose they are', async () => {
    answerVisits([visit(1), visit(8, { client_name: 'Ravi Rao' }), visit(3)]);
    await renderAt(list);
    expect(await screen.findByText('3 visits, 2019 to 2026')).toHaveAttribute('role', 'status');
    expect(screen.getByText('Asha Rao and Ravi Rao · 5555502001')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Visits$/);
    expect(document.title).toBe(`Visits of Asha Rao and Ravi Rao · 5555502001 | ${brand.name}`);
  });

  it('names the number while it loads, and where nothing is found', async () => {
    answerVisits([]);
    await renderAt(list);
    expect(document.title).toBe(`Visits of 5555502001 | ${brand.name}`);
    expect(await screen.findByText('No visits found.')).toBeVisible();
    expect(document.title).toBe(`Visits of 5555502001 | ${brand.name}`);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it('searches its rows as one types, without a call', async () => {
    const asked = answerVisits([visit(1), visit(2, { visit_name: 'Dental check' }), visit(3)]);
    const { user, router } = await renderAt(list);
    await screen.findByText('Pet 1');
    await user.type(search(), 'dental');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByText('Pet 2')).toBeVisible();
    expect(await screen.findByText('1 of 3 visits match “dental”')).toBeVisible();
    await user.type(search(), ' x');
    expect(await screen.findByText('No visit matches “dental x”.')).toBeVisible();
    await user.clear(search());
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(asked).toEqual(['5555502001']);
    expect(router.state.location.search).toBe('?phone=5555502001');
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
    await waitFor(() => expect(asked).toEqual(['5555502001', '5555502002']));
  });

  it('forgets the search of one number under the next', async () => {
    answerVisits([visit(1)]);
    const { user, router } = await renderAt(list);
    await screen.findByText('Pet 1');
    await user.type(search(), 'nobody');
    await screen.findByText('No visit matches “nobody”.');
    await act(() => router.navigate('/VetcareVetBuddyVisits?phone=2'));
    expect(await screen.findByText('Pet 1')).toBeVisible();
    expect(search()).toHaveValue('');
  });

  it('prints the list of a phone number', async () => {
    answerVisits([visit(1)]);
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = await renderAt(list);
    await screen.findByText('Pet 1');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('the list of a phone number has every row of a long list on paper, wherever the screen is', async () => {
    answerVisits(Array.from({ length: 120 }, (_, index) => visit(index + 1, { created_on: '' })));
    await renderAt(list);
    await screen.findByText('120 visits');
    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    expect(rows()).toHaveLength(120);
  });

  it('answers a search while the rows of a long list are still being drawn', async () => {
    answerVisits(Array.from({ length: 500 }, (_, index) => visit(index + 1, { created_on: '' })));
    await renderAt(list);
    await screen.findByText('500 visits');
    // As in a browser: urgent updates first, the rest when there is time.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    try {
      const field = search() as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        field,
        'pet 500',
      );
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      expect(rows()).toHaveLength(1);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('brings every row of a long list to the screen', async () => {
    answerVisits(Array.from({ length: 120 }, (_, index) => visit(index + 1, { created_on: '' })));
    await renderAt(list);
    await screen.findByText('120 visits');
    await waitFor(() => expect(rows()).toHaveLength(120));
  });
});

describe('the field for a phone number', () => {
  it.each([
    ['5555502003', '5555502003'],
    ['55555 02003', '5555502003'],
    ['+91 55555-02003', '5555502003'],
    ['05555502003', '5555502003'],
  ])('opens the list of %j from My Visits', async (typed, phone) => {
    const { user, router } = await renderAt('/VetbuddyVisits');
    await screen.findByText('Page 1 of 5');
    const asked = answerVisits([visit(1)]);
    await user.type(number(), typed);
    await user.click(show());
    expect(await screen.findByText('Pet 1')).toBeVisible();
    const { pathname, search: query } = router.state.location;
    expect(pathname + query).toBe(`/VetcareVetBuddyVisits?phone=${phone}`);
    expect(asked).toEqual([phone]);
    expect(number()).toHaveValue(phone);
  });

  it('opens the list of another number with Enter, and has the number of the list that is open', async () => {
    const { user, router } = await renderAt(list);
    await screen.findByText('6 visits, 2026');
    expect(number()).toHaveValue('5555502001');
    await user.clear(number());
    await user.type(number(), '5555502002{Enter}');
    expect(await screen.findByText('Meera Nair · 5555502002')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Ananya Rao · 5555502001')).toBeVisible();
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
      await delay(50);
      expect(asked).toEqual([]);
      expect(router.state.location.search).toBe('');
      await user.clear(number());
      await user.type(number(), '5555502001');
      expect(number()).toBeValid();
    },
  );

  it('the field for a phone number is a form that opens the list before it is hydrated, with ten digits only', () => {
    const html = renderToString(
      <MemoryRouter>
        <PhoneForm phone="" mobile={rules.mobile} />
      </MemoryRouter>,
    );
    const box = document.createElement('div');
    box.innerHTML = html;
    const form = box.querySelector('form');
    expect(form).toHaveAttribute('action', '/VetcareVetBuddyVisits');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).not.toHaveAttribute('novalidate');
    expect(box.querySelector('button')).toBeEnabled();
    const input = box.querySelector('input')!;
    expect(input).toHaveAttribute('name', 'phone');
    const valid = (value: string) => {
      input.value = value;
      return input.checkValidity();
    };
    expect(['5555502001', '', '12345', '+91 55555 02001'].map(valid)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('shows an overlong number of the address in part', async () => {
    answerVisits([]);
    await renderAt(`/VetcareVetBuddyVisits?phone=${'1'.repeat(500)}`);
    await screen.findByText('No visits found.');
    expect(number()).toHaveValue('1'.repeat(40));
    expect(document.title).toBe(`Visits of ${'1'.repeat(40)}… | ${brand.name}`);
  });
});
