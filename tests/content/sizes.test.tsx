import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { knownFigures } from '#src/domain/figures.ts';
import { Counters } from '#src/sections/about/Counters.tsx';
import { Brands } from '#src/sections/media/Brands.tsx';
import { Testimonials } from '#src/sections/people/Testimonials.tsx';
import { SolutionCards } from '#src/sections/services/SolutionCards.tsx';

const picture = { src: '/picture.svg', width: 480, height: 360, alt: '' };

const reviews = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    quote: `Quote ${index}`,
    author: `Author ${index}`,
    about: '',
    picture,
    rating: 5,
  }));

describe('one to twelve of anything', () => {
  it('of nothing there is no band', () => {
    const { container } = render(
      <MemoryRouter>
        <Counters counters={knownFigures([{ title: 'happy pets' }])} />
        <Brands title="We work with" brands={[]} />
        <Testimonials label="What owners say" testimonials={[]} />
        <SolutionCards title="Which of these?" cards={[]} />
      </MemoryRouter>,
    );
    expect(container).toBeEmptyDOMElement();
  });

  it('a single review has nothing to choose from, two have', () => {
    render(<Testimonials label="What owners say" testimonials={reviews(1)} />);
    expect(screen.queryByRole('group', { name: 'Choose a review' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next review' })).not.toBeInTheDocument();
    cleanup();
    render(<Testimonials label="What owners say" testimonials={reviews(2)} />);
    const faces = screen.getByRole('group', { name: 'Choose a review' });
    expect(within(faces).getAllByRole('button')).toHaveLength(2);
  });

  it('only the figures that a brand has are counted', () => {
    render(
      <Counters
        counters={knownFigures([{ title: 'happy pets' }, { number: '40', title: 'vets' }])}
      />,
    );
    expect(screen.getByRole('region', { name: 'In numbers' })).toHaveTextContent(/^vets40$/);
  });
});
