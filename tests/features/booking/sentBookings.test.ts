import { expect, it, vi } from 'vitest';
import {
  changeSentBooking,
  keepSentBooking,
  onSentBookings,
  removeSentBooking,
  type SentBooking,
  sentBooking,
  sentBookings,
} from '#src/features/booking/sentBookings.ts';

const record = (id: string, fields: Partial<SentBooking> = {}): SentBooking => ({
  id,
  date: '2026-11-23',
  time: '10:30',
  at: 1,
  state: 'unanswered',
  ...fields,
});
const ids = () => sentBookings().map(({ id }) => id);

it('the bookings that this browser has sent are kept for all tabs, the latest last, each once', () => {
  for (const id of ['a', 'b', 'a']) keepSentBooking(record(id));
  expect(ids()).toEqual(['b', 'a']);
  expect(JSON.parse(localStorage.getItem('bookingsSent') ?? '')).toHaveLength(2);
  expect(sessionStorage).toHaveLength(0);
  expect(sentBooking('b')).toEqual(record('b'));
  expect(sentBooking('c')).toBeUndefined();
});

it('the bookings that this browser has sent are the last twenty', () => {
  for (let index = 0; index < 22; index += 1) keepSentBooking(record(String(index)));
  expect(ids()).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 2)));
});

it('the bookings that this browser has sent are changed only where they are still known', () => {
  keepSentBooking(record('a'));
  changeSentBooking('a', { state: 'booked' });
  changeSentBooking('b', { state: 'booked' });
  expect(sentBookings()).toEqual([record('a', { state: 'booked' })]);
});

it('the bookings that this browser has sent go one by one or all together, and leave nothing behind', () => {
  for (const id of ['a', 'b', 'c']) keepSentBooking(record(id));
  removeSentBooking('b');
  expect(ids()).toEqual(['a', 'c']);
});

it('the bookings that this browser has sent are those of this tab where nothing can be stored for all, and count more than the stored ones', () => {
  keepSentBooking(record('a'));
  keepSentBooking(record('b'));
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(
    this: Storage,
    ...args: [string, string]
  ) {
    if (this === localStorage) throw new DOMException('Full.', 'QuotaExceededError');
    setItem.apply(this, args);
  });
  changeSentBooking('a', { state: 'booked' });
  expect(sentBookings()).toEqual([record('b'), record('a', { state: 'booked' })]);
  // Another tab has sent one since.
  setItem.call(localStorage, 'bookingsSent', JSON.stringify([record('c'), record('a')]));
  expect(ids()).toEqual(['c', 'b', 'a']);
});

it.each([
  ['nothing', null],
  ['no JSON', '<'],
  ['no list', '{"length":1}'],
  ['no records', '[null,7,"a",{}]'],
  ['an id that is no text', JSON.stringify([{ ...record('a'), id: 7 }])],
  ['no day', JSON.stringify([{ ...record('a'), date: undefined }])],
  ['a moment that is no number', JSON.stringify([{ ...record('a'), at: '1' }])],
  ['another state', JSON.stringify([{ ...record('a'), state: 'lost' }])],
])('the bookings that this browser has sent are none where the storage holds %s', (_, text) => {
  if (text !== null) localStorage.setItem('bookingsSent', text);
  expect(sentBookings()).toEqual([]);
});

it('the bookings that this browser has sent are none where the browser refuses to read', () => {
  keepSentBooking(record('a'));
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(sentBookings()).toEqual([]);
});

it('the bookings that this browser has sent are told of, here and from other tabs, until nobody listens', () => {
  const listener = vi.fn<() => void>();
  const stop = onSentBookings(listener);
  keepSentBooking(record('a'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'bookingsSent' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  keepSentBooking(record('b'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'bookingsSent' }));
  expect(listener).toHaveBeenCalledTimes(2);
});
