import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StarRating } from '#src/components/StarRating.tsx';

function rate(rating: number, of?: number) {
  const { container } = render(<StarRating rating={rating} of={of} />);
  return {
    stars: container.querySelectorAll('svg').length,
    full: container.querySelectorAll('svg[data-full]').length,
  };
}

describe('a rating in stars', () => {
  it('a rating has five stars by default', () => {
    expect(rate(4)).toEqual({ stars: 5, full: 4 });
    expect(screen.getByRole('paragraph')).toHaveTextContent(/^4 out of 5 stars$/);
  });

  it('a rating can have one to ten stars', () => {
    expect(rate(1, 1)).toEqual({ stars: 1, full: 1 });
    expect(rate(7, 10)).toEqual({ stars: 10, full: 7 });
  });

  it.each([
    [3, 0, 1, 1],
    [3, 40, 10, 3],
    [9, 5, 5, 5],
    [-2, 5, 5, 0],
    [4.4, 5, 5, 4],
    [Number.NaN, 5, 5, 0],
  ])('a rating of %s of %s shows a valid number of stars', (rating, of, stars, full) => {
    expect(rate(rating, of)).toEqual({ stars, full });
  });
});
