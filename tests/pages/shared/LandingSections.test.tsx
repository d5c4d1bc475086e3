import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { services } from '#content/pages/landingStatic.ts';
import { LandingAbout } from '#src/pages/shared/landing/LandingSections.tsx';

it('each service on the front page leads to its part of the services page, a procedure to its own page', () => {
  render(<LandingAbout />, { wrapper: MemoryRouter });
  const section = screen.getByRole('region', { name: services.title });
  const links = within(section).getAllByRole('link');
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
  ]);
});
