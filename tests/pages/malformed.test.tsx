import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { delay, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { storesQuery } from '#src/api/stores.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import {
  bodies,
  recordOf,
  requestFields,
  storeFields,
  visitFields,
} from '#tests/support/malformed.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { loggedIn } from '#tests/support/staff.ts';

// Forty whole pages are drawn for each test.
vi.setConfig({ testTimeout: 120_000 });

const failing = 'null';

/**
 * Draws a page once for each of forty generated answers to one call, and hands it to `check` when the answer has been
 * taken. Those that must be among them go first.
 */
async function tryPage(
  address: string,
  [method, path]: ['get' | 'post', string],
  [item, whole]: [fc.Arbitrary<unknown>, string],
  check: () => Promise<void> | void,
) {
  let answer = '';
  let answered = 0;
  server.use(
    http[method](path, () => {
      answered += 1;
      return new Response(answer);
    }),
  );
  await fc.assert(
    fc
      .asyncProperty(bodies(item), async (body) => {
        answer = body;
        answered = 0;
        await renderAt(address);
        await waitFor(() => expect(answered).toBeGreaterThan(0));
        await act(() => delay(20));
        expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
        expect(document.body.textContent).not.toMatch(/\[object |undefined|NaN|Invalid Date/);
        await check();
      })
      .beforeEach(() => {
        cleanup();
        storesQuery.forget();
      }),
    { numRuns: 40, examples: [[failing], [whole]] },
  );
}

it('the appointment requests show what can be read, or say that there are none', async () => {
  expectConsole('error', 'The appointment requests could not be loaded.');
  loggedIn();
  let rows = 0;
  // Without a date a request would not be listed at all.
  const dated = recordOf(...requestFields).map((record) => ({
    appointment_date: '2026-03-07',
    ...record,
  }));
  const whole = JSON.stringify({ data: [{ id: 1, name: 'Asha', appointment_date: '2026-03-07' }] });
  await tryPage('/appointmentlist', ['post', '*/admin-booking-list'], [dated, whole], async () => {
    const table = await screen.findByRole('table');
    await waitFor(() => expect(table).not.toHaveAttribute('aria-busy'));
    const shown = within(table).getAllByRole('row').length - 1;
    expect(shown).toBeGreaterThan(0);
    if (!within(table).queryByText('No appointments found.')) rows += shown;
    expect(screen.getByText(/^Page 1 of [1-9]\d*$/)).toBeVisible();
    expect(table.querySelector('a[href]:not([href^="tel:"], [href^="mailto:"])')).toBeNull();
  });
  expect(rows).toBeGreaterThan(0);
});

it.each(['/VetbuddyVisits', '/VetcareVetBuddyVisits?phone=5555502001'])(
  'the visits at %s show what can be read, or say that they cannot be had',
  async (address) => {
    const whole = JSON.stringify({ data: [{ id: 1, patient_name: 'Bruno' }], totalPages: 3 });
    const seen = { rows: 0, failures: 0 };
    await tryPage(
      address,
      ['get', '*/xml/vetbuddy-visits'],
      [recordOf(...visitFields), whole],
      async () => {
        await waitFor(() => expect(screen.queryByText('Loading visits…')).toBeNull());
        const table = screen.queryByRole('table');
        const failed = screen.queryByText('Failed to fetch data. Please try again later.');
        const none = screen.queryByText('No visits found.');
        expect([table, failed, none].filter(Boolean)).toHaveLength(1);
        if (table) seen.rows += within(table).getAllByRole('row').length - 1;
        if (failed) seen.failures += 1;
        for (const link of table?.querySelectorAll('a[href]') ?? [])
          expect(link.getAttribute('href')).toMatch(/^(?:https?|tel):/);
      },
    );
    expect(seen.rows).toBeGreaterThan(0);
    expect(seen.failures).toBeGreaterThan(0);
  },
);

it('the booking form offers the stores that can be read, and keeps what was typed', async () => {
  expectConsole('warn', 'The stores list is not an array.');
  let offered = 0;
  const whole = JSON.stringify([{ id: 1, store_name: 'Adyar', surgery: true }]);
  await tryPage(
    '/devcontact',
    ['get', '*/admin-stores-list'],
    [recordOf(...storeFields), whole],
    () => {
      const options = within(screen.getByLabelText('Location')).getAllByRole<HTMLOptionElement>(
        'option',
      );
      const [placeholder, ...stores] = options;
      expect(placeholder).toHaveTextContent('Select Location');
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
      for (const { text } of stores) expect(text.trim()).not.toBe('');
      offered += stores.length;
      fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha Rao' } });
      for (const { value } of stores) {
        fireEvent.change(screen.getByLabelText('Location'), { target: { value } });
        expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
      }
      sessionStorage.clear();
    },
  );
  expect(offered).toBeGreaterThan(0);
});
