import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { vets } from '#src/content/vets.ts';
import { breadcrumb, brokenLinks, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('a vet’s own page', () => {
  it.each(vets)('shows $name, with the way back to all vets', async ({ id, name }) => {
    await renderAt(`/doctors/${id}`);
    const headings = thePage().getAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual([name]);
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Doctors', '/doctors'],
      [name, null],
    ]);
    expect(brokenLinks()).toEqual([]);
  });

  it('a vet’s page shows the vet’s hours and days off', async () => {
    await renderAt('/doctors/meera-nair');
    const week = within(thePage().getByRole('region', { name: 'When she is in' }));
    expect(week.getAllByRole('listitem').map((day) => day.textContent)).toEqual([
      'Saturday10.00 to 13.00',
      'SundayAway',
      'Monday10.00 to 13.00',
      'Tuesday14.00 to 17.00',
      'Wednesday10.00 to 13.00',
      'ThursdayAway',
      'Friday14.00 to 17.00',
    ]);
  });

  it('a vet’s page uses the vet’s pronoun', async () => {
    await renderAt('/doctors/rohan-das');
    expect(thePage().getByRole('heading', { name: 'When he is in' })).toBeInTheDocument();
    expect(thePage().getByRole('heading', { name: 'He is often asked about' })).toBeInTheDocument();
    expect(thePage().getByText(/^To get a time with him/)).toBeInTheDocument();
  });
});

describe('a vet’s address that nobody has', () => {
  it('an unknown vet id shows a note and links to all vets', async () => {
    await renderAt('/doctors/dr-nobody');
    expect(thePage().getByRole('heading', { level: 1 })).toHaveTextContent(
      'No vet here, only the cat',
    );
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Doctors', '/doctors'],
      ['Dr nobody', null],
    ]);
    expect(thePage().getByRole('link', { name: 'Meet all vets' })).toHaveAttribute(
      'href',
      '/doctors',
    );
    const others = within(thePage().getByRole('navigation', { name: 'You will find them here' }));
    expect(others.getAllByRole('link')).toHaveLength(vets.length);
    expect(brokenLinks()).toEqual([]);
  });

  it('an unknown vet id carries noindex, a vet’s page does not', async () => {
    const nobody = await renderAt('/doctors/dr-nobody');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    nobody.unmount();
    await renderAt('/doctors/meera-nair');
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });
});
