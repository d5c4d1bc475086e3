import { render, screen } from '@testing-library/react';
import { it } from 'vitest';
import { StarRating } from '#src/sections/people/StarRating.tsx';
import { expectAnswers } from '#tests/support/expectAnswers.ts';

it('a rating shows and says how many stars of how many it has', () =>
  expectAnswers(
    ([rating, of]: [rating: number, of?: number]) => {
      const { container, unmount } = render(<StarRating rating={rating} of={of} />);
      const stars = container.querySelectorAll('svg').length;
      const full = container.querySelectorAll('svg[data-full]').length;
      const text = screen.getByRole('paragraph').textContent;
      unmount();
      return `${text}: ${full} of ${stars}`;
    },
    [
      [[4], '4 out of 5 stars: 4 of 5'],
      [[7, 10], '7 out of 10 stars: 7 of 10'],
      [[3, 0], '1 out of 1 stars: 1 of 1'],
      [[3, 40], '3 out of 10 stars: 3 of 10'],
      [[9, 5], '5 out of 5 stars: 5 of 5'],
      [[-2, 5], '0 out of 5 stars: 0 of 5'],
      [[4.4, 5], '4 out of 5 stars: 4 of 5'],
      [[Number.NaN, 5], '0 out of 5 stars: 0 of 5'],
    ],
  ));
