import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useClinicNow } from '#src/platform/useClinicNow.ts';

function Clock() {
  const now = useClinicNow('Asia/Kolkata');
  return <p>{now ? `${now.date} at ${now.time}` : 'nobody knows'}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: new Date('2028-02-28T18:29:30Z'),
  });
});
afterEach(() => void vi.useRealTimers());

it('the clinic’s clock advances every minute, also into a leap day', () => {
  render(<Clock />);
  expect(screen.getByText('2028-02-28 at 23:59')).toBeVisible();
  act(() => void vi.advanceTimersByTime(29_000));
  expect(screen.getByText('2028-02-28 at 23:59')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('2028-02-29 at 00:00')).toBeVisible();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('2028-02-29 at 00:01')).toBeVisible();
});

it('the clock is read again when a page is shown again', () => {
  render(<Clock />);
  vi.setSystemTime(new Date('2028-02-29T04:00:00Z'));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.getByText('2028-02-29 at 09:30')).toBeVisible();
});
