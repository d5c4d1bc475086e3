import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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

it('prerendered markup knows no time', () => {
  expect(renderToString(<Clock />)).toContain('nobody knows');
});

it('the clinic’s clock goes on as each minute begins, into a leap day', () => {
  render(<Clock />);
  expect(screen.getByText('2028-02-28 at 23:59')).toBeVisible();
  act(() => void vi.advanceTimersByTime(29_000));
  expect(screen.getByText('2028-02-28 at 23:59')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('2028-02-29 at 00:00')).toBeVisible();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('2028-02-29 at 00:01')).toBeVisible();
});

it('a page that was put away reads the clock again when it is shown', () => {
  render(<Clock />);
  vi.setSystemTime(new Date('2028-02-29T04:00:00Z'));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.getByText('2028-02-29 at 09:30')).toBeVisible();
});

it('stops with the last component that shows it', () => {
  const { unmount } = render(<Clock />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
