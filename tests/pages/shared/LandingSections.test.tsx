import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { services as shown } from '#content/pages/landingStatic.ts';
import { services as allServices } from '#content/services.ts';
import { LandingAboutAndServices } from '#src/pages/shared/landing/LandingSections.tsx';

it('each service on the front page leads to its part of the services page, a procedure to its own page', () => {
  render(<LandingAboutAndServices />, { wrapper: MemoryRouter });
  const section = screen.getByRole('region', { name: shown.title });
  const links = within(section).getAllByRole('link');
  const expected = [...shown.services, ...shown.others].map((id) => {
    const { name, card, procedure } = allServices.find((service) => service.id === id)!;
    if (card?.coversSeveral) return [card.title, '/service/service-details'];
    return [card?.title ?? name, procedure ? `/service/${id}` : `/service#${id}`];
  });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [shown.all.label, '/service'],
    ...expected,
  ]);
});
