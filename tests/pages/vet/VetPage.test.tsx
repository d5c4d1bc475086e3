import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { vets } from '#content/vets.ts';
import { clinicWith, isSample } from '#tests/support/content.ts';
import { breadcrumb, brokenLinks, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const { clinic, store } = clinicWith('surgery');
const bookable = vets.find(({ clinics }) => clinics[0] === clinic.slug)!;
const lastName = bookable.name.replace(`${bookable.firstName} `, '');

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

  it('a vet’s page leads to the clinic where the vet works', async () => {
    await renderAt(`/doctors/${bookable.id}`);
    expect(thePage().getByRole('link', { name: `${clinic.city}, ${clinic.area}` })).toHaveAttribute(
      'href',
      `/clinics/${clinic.slug}`,
    );
  });

  it.runIf(isSample)(
    'a vet’s page shows the hours and days off of the sample’s Dr Nair',
    async () => {
      await renderAt('/doctors/meera-nair');
      const week = within(thePage().getByRole('region', { name: 'When she is in' }));
      expect(week.getAllByRole('listitem').map((day) => day.textContent)).toEqual([
        'Saturday10 AM to 1 PM',
        'SundayAway',
        'Monday10 AM to 1 PM',
        'Tuesday2 PM to 5 PM',
        'Wednesday10 AM to 1 PM',
        'ThursdayAway',
        'Friday2 PM to 5 PM',
      ]);
    },
  );

  it('a vet’s page uses the vet’s pronoun', async () => {
    const he = vets.find(({ pronoun, sessions }) => pronoun === 'he' && sessions)!;
    await renderAt(`/doctors/${he.id}`);
    expect(thePage().getByRole('heading', { name: 'When he is in' })).toBeInTheDocument();
    expect(thePage().getByRole('heading', { name: 'He is often asked about' })).toBeInTheDocument();
    expect(thePage().getByText(/ tells you (?:when|whether) he is free\.$/)).toBeInTheDocument();
  });

  it('a vet’s page has no form, and books with the vet', async () => {
    await renderAt(`/doctors/${bookable.id}`);
    expect(thePage().queryByRole('form')).toBeNull();
    const links = thePage().getAllByRole('link', { name: `Book with ${lastName}` });
    expect(links).toHaveLength(2);
  });

  it('booking with a vet fills in the wish, and the clinic where the vet works', async () => {
    const { user } = await renderAt(`/doctors/${bookable.id}`);
    const [link] = thePage().getAllByRole('link', { name: `Book with ${lastName}` });
    await user.click(link!);
    const comments = await thePage().findByRole('textbox', { name: 'Comments' });
    await waitFor(() => expect(comments).toHaveValue(`With ${lastName}, please.`));
    expect(thePage().getByRole('combobox', { name: 'Location' })).toHaveDisplayValue(
      store.store_name,
    );
  });

  it.runIf(isSample)(
    'the sample’s vet of a clinic without a store fills in the wish alone',
    async () => {
      const { user } = await renderAt('/doctors/imran-qureshi');
      const [link] = thePage().getAllByRole('link', { name: 'Book with Dr Qureshi' });
      await user.click(link!);
      const comments = await thePage().findByRole('textbox', { name: 'Comments' });
      await waitFor(() => expect(comments).toHaveValue('With Dr Qureshi, please.'));
      expect(thePage().getByRole('combobox', { name: 'Location' })).toHaveDisplayValue(
        'Select Location',
      );
      expect(thePage().queryByText(/can’t be booked here/)).toBeNull();
    },
  );
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
    await renderAt(`/doctors/${bookable.id}`);
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });
});
