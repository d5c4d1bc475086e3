import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { hours } from '#content/hours.ts';
import { hourPhrases } from '#src/content/hourPhrases.ts';
import { takesEmergencies } from '#src/domain/clinics.ts';
import { clinicWith } from '#tests/support/content.ts';
import { breadcrumb, brokenLinks, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const list = () => within(thePage().getByRole('region', { name: 'Clinics' }));

describe('/clinics', () => {
  it('lists every clinic by city, each with its page', async () => {
    await renderAt('/clinics');
    expect(thePage().getByRole('heading', { level: 1 })).toHaveTextContent('Our clinics');
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Clinics', null],
    ]);
    const textsOf = (level: number) =>
      list()
        .getAllByRole('heading', { level })
        .map(({ textContent }) => textContent);
    expect(textsOf(2)).toEqual([...new Set(clinics.map(({ city }) => city))]);
    expect(textsOf(3)).toEqual(clinics.map(({ name }) => name));
    const pages = [...document.querySelectorAll('h3 a')].map((link) => link.getAttribute('href'));
    expect(pages).toEqual(clinics.map(({ slug }) => `/clinics/${slug}`));
    expect(brokenLinks()).toEqual([]);
  });

  it('says at which clinics emergencies are taken, and whom to call', async () => {
    await renderAt('/clinics');
    const marks = list().queryAllByText(/^Emergencies/);
    for (const mark of marks)
      expect(mark.parentElement?.textContent).toBe(`Emergencies ${hourPhrases.emergencyFrom}`);
    const marked = marks.map(
      (mark) => within(mark.closest('li')!).getByRole('heading').textContent,
    );
    const taking = clinics.filter((clinic) => takesEmergencies(clinic, hours.emergency));
    expect(marked).toEqual(taking.map(({ name }) => name));
    const calls = thePage().getAllByRole('link', {
      name: (name) => name.includes(brand.phone.display),
    });
    expect(calls[0]).toHaveAttribute('href', brand.phone.href);
    expect(
      calls[0]!.compareDocumentPosition(thePage().getByRole('region', { name: 'Clinics' })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('Book here leads to the form on the clinic’s page, with the need filled in', async () => {
    const { clinic, store } = clinicWith('surgery', 1);
    const { user, router } = await renderAt('/clinics');
    await user.click(list().getByRole('button', { name: 'Surgery' }));
    await user.click(await list().findByRole('link', { name: `Book here at ${clinic.name}` }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/clinics/${clinic.slug}`));
    await waitFor(() =>
      expect(thePage().getByRole('combobox', { name: 'Appointment Type' })).toHaveDisplayValue(
        'Surgery',
      ),
    );
    expect(thePage().getByRole('combobox', { name: 'Location' })).toHaveDisplayValue(
      store.store_name,
    );
  });

  it('grooming leads to its own form, with the clinic filled in', async () => {
    const { clinic, store } = clinicWith('pet_vaccination', 1);
    const { user } = await renderAt('/clinics');
    await user.click(list().getByRole('button', { name: 'Grooming' }));
    const link = await list().findByRole('link', { name: `Book here at ${clinic.name}` });
    expect(link).toHaveAttribute('href', `/ContactGrooming?store=${store.id}&type=Grooming`);
  });
});
