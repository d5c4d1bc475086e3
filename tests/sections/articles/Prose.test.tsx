import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { Prose, proseComponents } from '#src/sections/articles/Prose.tsx';
import Text from './sample.md';

const pictures = { '/content/pictures/services/grooming.svg': '/bath.svg' };
const components = proseComponents(
  pictures,
  <a href="tel:01234">Call 01234</a>,
  'Come straight in',
);

beforeEach(() => {
  render(
    <MemoryRouter>
      <Prose Text={Text} components={components} />
    </MemoryRouter>,
  );
});

const box = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: title }).parentElement!);

it('an article’s box about calls has the number, one about an emergency says where to go', () => {
  const link = box('Call us if').getByRole('link', { name: 'Call 01234' });
  expect(link).toHaveAttribute('href', 'tel:01234');
  expect(box('Set out if').getByText('Come straight in')).toBeVisible();
  expect(box('A note').getByText('Some words.')).toBeVisible();
  expect(box('A note').queryByRole('link')).toBeNull();
  expect(box('A note').queryByText('Come straight in')).toBeNull();
});

it('the links of an article lead to the site or elsewhere', () => {
  expect(screen.getByRole('link', { name: 'our vets' })).toHaveAttribute('href', '/doctors');
  const guide = screen.getByRole('link', { name: 'guide' });
  expect(guide).toHaveAttribute('href', 'https://vets.example/');
});

it('an article shows a picture alone in its paragraph with its caption', () => {
  const figure = screen.getByRole('figure');
  expect(within(figure).getByRole('img', { name: 'A bath' })).toHaveAttribute('src', '/bath.svg');
  expect(figure).toHaveTextContent('A bath a week');
  expect(figure.closest('p')).toBeNull();
});

it('a text shows markup that somebody typed as characters, or not at all', () => {
  expect(screen.getByText(/set apart\.$/).tagName).toBe('BLOCKQUOTE');
  expect(screen.queryByRole('img', { name: '' })).toBeNull();
});
