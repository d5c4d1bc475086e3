import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { clinicList } from '#src/content/landing.ts';
import type { Clinic } from '#src/domain/types.ts';
import { ClinicList, type ClinicListProps } from '#src/sections/clinics/ClinicList.tsx';

const none = { vetConsultation: false, petVaccination: false, surgery: false };

const clinics: Clinic[] = [
  { ...none, id: 1, name: 'Adyar', vetConsultation: true, surgery: true },
  { ...none, id: 2, name: 'Salt Lake', petVaccination: true },
  { ...none, id: 3, name: 'Banjara Hills' },
];

const clinicsOf = (count: number): Clinic[] =>
  Array.from({ length: count }, (_, i) => ({ ...clinics[0]!, id: i, name: `Door ${i}` }));

const phone = { display: '+91 00000 01234', href: 'tel:+910000001234' };

function show(props: Partial<ClinicListProps> = {}) {
  render(
    <MemoryRouter>
      <ClinicList
        {...clinicList}
        phone={phone}
        clinics={clinics}
        status="ready"
        onRetry={() => undefined}
        bookingHref={({ id }, need) => `/book?${id}-${need}`}
        onBook={() => undefined}
        {...props}
      />
    </MemoryRouter>,
  );
  return { ...screen, user: userEvent.setup() };
}

const doors = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const servicesOf = (name: string) => {
  const row = within(screen.getByRole('heading', { name }).closest('li')!);
  return within(row.getByRole('list', { name: 'Can be booked here' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('the list of clinics', () => {
  it('the clinic list shows each clinic with its services', () => {
    const { getByRole } = show();
    expect(doors()).toEqual(['Adyar', 'Salt Lake', 'Banjara Hills']);
    expect(servicesOf('Adyar')).toEqual(['Vet Consultation', 'Surgery']);
    expect(servicesOf('Salt Lake')).toEqual(['Pet Vaccination']);
    expect(getByRole('status')).toHaveTextContent('3 clinics');
  });

  it('a clinic without services shows the phone number', () => {
    const { getByRole } = show();
    const row = within(getByRole('heading', { name: 'Banjara Hills' }).closest('li')!);
    expect(row.getByText('Ring us about visits here')).toBeVisible();
    expect(row.getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.href);
    expect(row.queryByRole('link', { name: /Book here/ })).not.toBeInTheDocument();
  });

  it.each([
    ['Vet Consultation', ['Adyar']],
    ['Pet Vaccination', ['Salt Lake']],
    ['Surgery', ['Adyar']],
    // The grooming form accepts every store.
    ['Grooming', ['Adyar', 'Salt Lake', 'Banjara Hills']],
  ])('choosing %s shows only the clinics that offer it and their number', async (need, names) => {
    const { getByRole, user } = show();
    const choice = getByRole('button', { name: need });
    await user.click(choice);
    expect(choice).toHaveAttribute('aria-pressed', 'true');
    expect(doors()).toEqual(names);
    expect(getByRole('status')).toHaveTextContent(`${names.length} of 3 clinics for ${need}`);
    await user.click(getByRole('button', { name: 'Not sure yet' }));
    expect(doors()).toHaveLength(3);
    expect(choice).toHaveAttribute('aria-pressed', 'false');
  });

  it('a need that no clinic offers says so', async () => {
    const { getByRole, user } = show({ clinics: clinics.slice(1) });
    await user.click(getByRole('button', { name: 'Surgery' }));
    expect(getByRole('status')).toHaveTextContent(
      'None of our clinics takes bookings for Surgery at the moment.',
    );
    expect(getByRole('link', { name: phone.display })).toBeVisible();
  });

  it('Book here passes on the clinic and the chosen need', async () => {
    const onBook = vi.fn<ClinicListProps['onBook']>();
    const { getByRole, user } = show({ onBook });
    await user.click(getByRole('button', { name: 'Surgery' }));
    const link = getByRole('link', { name: 'Book here at Adyar' });
    expect(link).toHaveAttribute('href', '/book?1-Surgery');
    await user.click(link);
    expect(onBook).toHaveBeenCalledExactlyOnceWith(clinics[0], 'Surgery');
  });

  it('six clinics fill the six places that the page has for them', () => {
    const { queryByRole } = show({ clinics: clinicsOf(6) });
    expect(doors()).toHaveLength(6);
    expect(queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument();
  });

  it('of more clinics than six, Show all has the sixth place, shows them and focuses the first of them', async () => {
    const { getByRole, user } = show({ clinics: clinicsOf(12) });
    expect(doors()).toHaveLength(5);
    await user.click(getByRole('button', { name: 'Show all 12 clinics' }));
    expect(doors()).toHaveLength(12);
    expect(getByRole('link', { name: 'Book here at Door 5' })).toHaveFocus();
  });

  it('the clinic list shows the phone number and no clinic while it loads', () => {
    const { getByRole } = show({ clinics: [], status: 'loading' });
    expect(getByRole('status')).toHaveTextContent('The clinics are on their way.');
    expect(getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.href);
    expect(doors()).toEqual([]);
  });

  it('the clinic list shows the phone number and a retry button if it fails', async () => {
    const onRetry = vi.fn<() => void>();
    const { getByRole, user } = show({ clinics: [], status: 'failed', onRetry });
    expect(getByRole('status')).toHaveTextContent('We could not fetch the clinics.');
    expect(getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.href);
    await user.click(getByRole('button', { name: 'Fetch the clinics again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    // The button is about to disappear.
    expect(getByRole('region', { name: clinicList.title })).toHaveFocus();
  });
});
