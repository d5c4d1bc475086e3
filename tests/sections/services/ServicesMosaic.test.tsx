import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { services } from '#src/pages/shared/landing/landingSections.ts';
import { ServicesMosaic } from '#src/sections/services/ServicesMosaic.tsx';

it('the services stand under the id of their anchor, and each card leads to its service', () => {
  render(
    <MemoryRouter>
      <ServicesMosaic id="services" {...services} />
    </MemoryRouter>,
  );
  const section = screen.getByRole('region', { name: 'What we do for dogs and cats' });
  expect(section).toHaveAttribute('id', 'services');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['See all services', '/service'],
    ['Consultations', '/service#consultations'],
    ['Vaccination', '/service#vaccination'],
    ['Grooming', '/service#grooming'],
    ['Surgery', '/service/surgeries'],
    ['X-ray, ultrasound and CT', '/service#x-ray-and-ultrasound'],
    ['Laboratory', '/service#pathology'],
    ['Endoscopy and Laparoscopy', '/service/service-details'],
    ['Physiotherapy', '/service#physiotherapy'],
    ['Pharmacy', '/service#pharmacy'],
    ['Overnight stays', '/service#ipd'],
    // Below the cards.
  ]);
});
