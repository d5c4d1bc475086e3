// @module-tag every-fault
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { storesQuery } from '#src/api/stores.ts';
import { clinics } from '#content/clinics.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { bodies, recordOf, storeFields } from '#tests/support/malformed.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';

/*
 * The page on which most depends on one answer. What the other calls make of a malformed body is tested where it is parsed, with
 * hundreds of bodies each (tests/api/malformed.test.ts): records that are whole, or an error; what a page makes of both is tested there.
 */

/** The options of a select, without its placeholder. */
function offeredBy(select: HTMLSelectElement, placeholder: string) {
  const [first, ...offered] = [...select.options].filter(({ disabled }) => !disabled);
  expect(first?.text).toBe(placeholder);
  expect(new Set(offered.map(({ value }) => value).filter(Boolean)).size).toBe(offered.length);
  for (const { text } of offered) expect(text.trim()).not.toBe('');
  return offered;
}

it('the landing page shows the same readable stores in its select, list and form, or the phone number', async () => {
  expectConsole('warn', /The stores list (?:is not an array|gives several stores the same id)/);
  let answer = '';
  let answered = 0;
  server.use(
    http.get('*/admin-stores-list', () => {
      answered += 1;
      return HttpResponse.text(answer);
    }),
  );
  await renderAt('/#contacts');
  const chooser = screen.getByLabelText<HTMLSelectElement>('Which clinic is closest to you?');
  const list = screen.getByRole('region', { name: 'Find your clinic' });
  // Looked up once: queries by role are slow on a long page.
  const count = within(list).getByRole('status');
  const location = screen.getByLabelText<HTMLSelectElement>('Location');
  const name = screen.getByLabelText('Name');
  const seen = { stores: 0, failures: 0 };

  async function show(body: string) {
    answer = body;
    answered = 0;
    act(() => {
      storesQuery.clear();
      storesQuery.refetch();
    });
    await waitFor(() => expect(answered > 0 && !screen.queryByText('loading…')).toBe(true));
    expect(document.body.textContent).not.toMatch(
      /Unexpected Application Error|\[object |undefined|NaN|Invalid Date/,
    );
    const inForm = offeredBy(location, 'Select Location');
    const failed = inForm.length === 0;
    const doors = [...list.querySelectorAll('h4')].map(({ textContent }) => textContent);
    expect(doors.slice(0, 5)).toEqual(clinics.slice(0, 5).map((clinic) => clinic.name));
    const counted = Number.parseInt(count.textContent, 10);
    expect(failed || counted >= Math.max(clinics.length, inForm.length)).toBe(true);
    const inChooser = offeredBy(chooser, failed ? 'List unavailable' : 'Select Location');
    // Clinics that can't be booked are named, but not offered.
    const offered = inForm.map(({ text }) => text);
    expect(offered).toEqual(expect.arrayContaining(inChooser.map(({ text }) => text)));
    const said = within(list).queryByText('We could not load what can be booked online.');
    expect(Boolean(said)).toBe(failed);
    // Choosing none is a choice too.
    const chosen = inChooser[0]?.value ?? '';
    fireEvent.change(chooser, { target: { value: chosen } });
    expect(location).toHaveValue(chosen);
    fireEvent.change(name, { target: { value: 'Asha Rao' } });
    for (const { value } of inForm) {
      fireEvent.change(location, { target: { value } });
      expect(name).toHaveValue('Asha Rao');
    }
    if (failed) seen.failures += 1;
    seen.stores += inForm.length;
    sessionStorage.clear();
  }

  await fc.assert(fc.asyncProperty(bodies(recordOf(...storeFields)), show), {
    numRuns: 20,
    // Shrinking would take longer than the test may.
    endOnFailure: true,
    examples: [
      ['null'],
      [JSON.stringify([{ id: 1, store_name: 'Adyar', surgery: true }])],
      [JSON.stringify(['7', 8, ' 9 ', 1e21, 10, 8].map((id) => ({ id, store_name: null })))],
    ],
  });
  expect(seen.stores).toBeGreaterThan(0);
  expect(seen.failures).toBeGreaterThan(0);
}, 60_000);
