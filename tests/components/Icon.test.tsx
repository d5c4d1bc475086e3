import { render, screen } from '@testing-library/react';
import { Info, Star } from 'lucide';
import { expect, it } from 'vitest';
import { Icon } from '#src/components/Icon.tsx';

function draw(icon: React.ReactElement) {
  const { container } = render(icon);
  return container.querySelector('svg')!;
}

it('an icon is hidden from assistive technology', () => {
  render(
    <button type="button">
      <Icon icon={Info} /> About
    </button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('About');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('button').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('an icon is drawn on the grid of 24, with every shape of its own', () => {
  const svg = draw(<Icon icon={Info} />);
  expect(svg).toHaveAttribute('viewBox', '0 0 24 24');
  expect(svg).toHaveAttribute('width', '24');
  expect(svg).toHaveAttribute('height', '24');
  expect([...svg.children].map((shape) => shape.tagName)).toEqual(Info.map(([shape]) => shape));
  expect(svg.querySelector('circle')).toHaveAttribute('r', '10');
});

it('an icon takes a class and marks for the styles around it', () => {
  const plain = draw(<Icon icon={Star} />);
  const marked = draw(<Icon icon={Star} className="glass" data-full />);
  expect(plain).not.toHaveAttribute('data-full');
  expect(marked).toHaveAttribute('data-full');
  expect(marked).toHaveClass(plain.getAttribute('class')!, 'glass');
});
