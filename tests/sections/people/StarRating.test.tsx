import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StarRating } from '#src/sections/people/ReviewText.tsx';

it.each([
  [4, undefined, 5, 4],
  [1, 1, 1, 1],
  [7, 10, 10, 7],
  [3, 0, 1, 1],
  [3, 40, 10, 3],
  [9, 5, 5, 5],
  [-2, 5, 5, 0],
  [4.4, 5, 5, 4],
  [Number.NaN, 5, 5, 0],
])('a rating of %s of %s shows %i stars, of which %i are full', (rating, of, stars, full) => {
  const { container } = render(<StarRating rating={rating} of={of} />);
  expect(container.querySelectorAll('svg')).toHaveLength(stars);
  expect(container.querySelectorAll('svg[data-full]')).toHaveLength(full);
  expect(screen.getByRole('paragraph')).toHaveTextContent(`${full} out of ${stars} stars`);
});
