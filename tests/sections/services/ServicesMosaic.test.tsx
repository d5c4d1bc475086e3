import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { services } from '#src/content/landingSections.ts';
import { ServicesMosaic } from '#src/sections/services/ServicesMosaic.tsx';

describe('the services', () => {
  it('the services have one heading and the id of their anchor', () => {
    render(
      <MemoryRouter>
        <ServicesMosaic id="services" {...services} />
      </MemoryRouter>,
    );
    const section = screen.getByRole('region', { name: 'What we do for dogs and cats' });
    expect(section).toHaveAttribute('id', 'services');
    const names = within(section)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    expect(names).toEqual([
      'Consultations',
      'Vaccination',
      'Grooming',
      'Surgery',
      'X-ray, ultrasound and CT',
      'Laboratory',
      'Endoscopy and Laparoscopy',
      'Physiotherapy',
      'Pharmacy',
      'Overnight stays',
    ]);
  });

  it('each card leads to its service', () => {
    render(
      <MemoryRouter>
        <ServicesMosaic id="services" {...services} />
      </MemoryRouter>,
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
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
      ['See all services', '/service'],
    ]);
  });

  it('a service card shows an icon if the content has one', () => {
    const service = { ...services.services[0]!, iconUrl: '/icon.svg' };
    const { container } = render(
      <MemoryRouter>
        <ServicesMosaic id="services" {...services} services={[service]} />
      </MemoryRouter>,
    );
    expect(container.querySelector('img[src="/icon.svg"]')).toHaveAttribute('alt', '');
  });
});
