import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { BookingNews } from '#src/features/booking/BookingNews.tsx';
import { type News, readNews, tellNews } from '#src/features/booking/bookingNews.ts';

const failed: News = {
  variant: 'full',
  outcome: 'failed',
  refusal: 'taken',
  address: '/contact#book',
  phone: { display: '5555500001', href: 'tel:+915555500001' },
};

function backLinks() {
  return screen
    .queryAllByRole('link', { name: 'Back to the form' })
    .map((link) => link.getAttribute('href'));
}

afterEach(() => {
  readNews('full');
  readNews('simple');
});

it('tells how each of two bookings ended, until it is read', () => {
  render(<BookingNews />, { wrapper: MemoryRouter });
  act(() => tellNews(failed));
  act(() => tellNews({ ...failed, variant: 'simple', address: '/ContactGrooming#book' }));
  expect(backLinks()).toEqual(['/contact#book', '/ContactGrooming#book']);
  expect(screen.getAllByText(/^That time has just been taken/)).toHaveLength(2);
  act(() => readNews('full'));
  expect(backLinks()).toEqual(['/ContactGrooming#book']);
  act(() => tellNews({ ...failed, outcome: 'booked' }));
  expect(backLinks()).toEqual(['/ContactGrooming#book']);
  expect(screen.getByRole('link', { name: 'See what you asked for' })).toBeVisible();
});
