import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { field } from '#tests/features/booking/bookingKit.ts';
import { renderAt } from '#tests/support/renderAt.tsx';
import { resetServer, server } from '#tests/support/server.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    now: new Date('2026-11-20T12:00:00'),
  });
});
afterEach(() => void vi.useRealTimers());

/** Gives the list of locations no response, from now on. Returns a function that counts the calls. */
function keepSilent() {
  let calls = 0;
  server.use(
    http.get('*/admin-stores-list', () => {
      calls += 1;
      return new Promise<HttpResponse<null>>(() => undefined);
    }),
  );
  return () => calls;
}

const aLocation = () => within(field('Location')).findByRole('option', { name: /Indiranagar/ });

describe('a booking form whose list of locations does not come', () => {
  it('a list of locations without a response says so, and the rest can be filled in meanwhile', async () => {
    keepSilent();
    const { user } = await renderAt('/devcontact');
    await user.type(field('Name'), 'Asha Rao');
    expect(screen.queryByText(/Our locations/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(9000));
    const slow = screen.getByText('Our locations are slow to load. Fill in the rest meanwhile.');
    expect(slow.closest('[role=status]')).not.toBeNull();
    // The visible note is beside the label, because below it would move the fields while somebody fills them in.
    expect(slow).toHaveClass('visually-hidden');
    expect(field('Location')).toHaveAccessibleDescription('slow to load, fill in the rest');
    expect(field('Name')).toHaveValue('Asha Rao');
  });

  it('a list of locations that an offline browser can’t load comes by itself once it is online', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const calls = keepSilent();
    await renderAt('/devcontact');
    expect(await screen.findByText(/^You are offline\. Our locations load/)).toBeVisible();
    await waitFor(() => expect(calls()).toBe(1));
    resetServer();
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await aLocation();
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });
});
