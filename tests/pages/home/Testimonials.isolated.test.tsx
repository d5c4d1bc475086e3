import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as landing from '#content/pages/landing.ts';
import { Testimonials } from '#src/pages/home/Testimonials.tsx';
import { TestimonialSlides } from '#src/pages/home/TestimonialSlides.tsx';
import { bringRowsNear, started } from '#tests/support/fakeSwiper.ts';

vi.mock('swiper', () => import('#tests/support/fakeSwiper.ts'));

beforeEach(() => bringRowsNear());

async function show() {
  render(
    <Testimonials {...landing.testimonials}>
      <div>
        <TestimonialSlides />
      </div>
    </Testimonials>,
  );
  await waitFor(() => expect(started.at(-1)?.[0]).toBeVisible());
  return userEvent.setup();
}

it('every review has its stars, and is shown by a click on its portrait', async () => {
  const user = await show();
  const slides = screen.getAllByRole('group', { name: / of 4: / });
  expect(slides).toHaveLength(4);
  for (const slide of slides) {
    expect(within(slide).getByText(/^[1-5] out of 5/)).toBeInTheDocument();
  }
  const third = screen.getByRole('button', { name: 'George T.' });
  await user.click(third);
  expect(third).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('3 of 4: George T.');
});

it('the reviews stop at the first and at the last one', async () => {
  const user = await show();
  const previous = screen.getByRole('button', { name: 'Previous review' });
  const next = screen.getByRole('button', { name: 'Next review' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(previous).toHaveAttribute('aria-disabled', 'false');
  await user.click(next);
  await user.click(next);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(screen.getByRole('status')).toHaveTextContent('4 of 4: Leena P.');
});
