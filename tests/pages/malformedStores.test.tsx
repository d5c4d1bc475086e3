import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { clinicProfiles as clinics } from '#src/pages/shared/clinicProfiles.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';

/*
 * The page on which most depends on one answer. What each call makes of a malformed body is tested where it is parsed
 * (tests/api/parse.test.ts).
 */

/** The options of a select, without its placeholder and without those that can't be chosen. */
const offeredBy = (select: HTMLSelectElement) =>
  [...select.options].filter(({ disabled }) => !disabled).slice(1);

it.each([
  ['nothing', 'null', 0],
  ['a web page', '<!doctype html>', 0],
  ['one store', JSON.stringify([{ id: 1, store_name: 'Adyar', surgery: true }]), 1],
  [
    'stores without names, one twice',
    JSON.stringify(['7', 8, ' 9 ', 1e21, 10, 8].map((id) => ({ id, store_name: null }))),
    5,
  ],
])('the landing page shows of %s the same in its list and form', async (_, body, count) => {
  if (count === 0) expectConsole('warn', 'The stores list is not an array.');
  server.use(http.get('*/admin-stores-list', () => HttpResponse.text(body)));
  await renderAt('/#contacts');
  const list = within(screen.getByRole('region', { name: 'Find your clinic' }));
  const location = screen.getByLabelText<HTMLSelectElement>('Location');
  await waitFor(() => expect(screen.queryByText('loading…')).toBeNull());
  expect(document.body.textContent).not.toMatch(
    /Unexpected Application Error|\[object |undefined|NaN|Invalid Date/,
  );
  const inForm = offeredBy(location);
  expect(inForm).toHaveLength(count);
  expect(new Set(inForm.map(({ value }) => value)).size).toBe(count);
  for (const { text } of inForm) expect(text.trim()).not.toBe('');
  expect(list.queryAllByText('We could not load what can be booked online.')).toHaveLength(
    count === 0 ? 1 : 0,
  );
  expect(list.getByRole('heading', { level: 4, name: clinics[0]!.name })).toBeVisible();
});
