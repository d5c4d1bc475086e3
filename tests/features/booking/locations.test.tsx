import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clinics } from '#content/clinics.ts';
import { expectConsole } from '#tests/support/expectConsole.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { server } from '#tests/support/server.ts';
import { field, noon } from './bookingKit.ts';

/* Odd answers of the stores list: tests/api/stores.test.ts. */

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    now: new Date(noon),
  });
});
afterEach(() => void vi.useRealTimers());

const answerBy = (response: () => Response | Promise<Response>) =>
  server.use(http.get('*/admin-stores-list', response));

it('locations without an answer are said to be slow after a while, and the rest can be filled in', async () => {
  answerBy(() => new Promise<Response>(() => undefined));
  const { user } = await renderAt('/devcontact');
  await user.type(field('name'), 'Asha Rao');
  expect(screen.queryByText(/Our locations/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(9000));
  const slow = screen.getByText('Our locations are slow to load. Fill in the rest meanwhile.');
  expect(slow.closest('[role=status]')).not.toBeNull();
  expect(field('location')).toHaveAccessibleDescription('slow to load, fill in the rest');
  expect(field('name')).toHaveValue('Asha Rao');
});

it('the landing page offers no location if the answer is a web page, and still shows its clinics', async () => {
  expectConsole('warn', 'The stores list is not an array.');
  answerBy(() => HttpResponse.html('<!doctype html><p>Please log in'));
  await renderAt('/#contacts');
  const list = within(screen.getByRole('region', { name: 'Find your clinic' }));
  expect(await list.findByText('We could not load what can be booked online.')).toBeVisible();
  expect(list.getByRole('heading', { level: 4, name: clinics[0]!.name })).toBeVisible();
  expect(screen.getByText(/^We could not load our locations/)).toBeVisible();
  expect(within(field('location')).getAllByRole('option')).toHaveLength(1);
});
