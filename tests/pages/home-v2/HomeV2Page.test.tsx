import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { vets } from '#content/vets.ts';
import { hours } from '#src/content/hours.ts';
import { isSample, plain } from '#tests/support/content.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('the medical-style home', () => {
  it('/home-v2 starts with its h1 and a link to the booking form', async () => {
    const { findByRole, getAllByRole, getByRole } = await renderAt('/home-v2');
    expect(await findByRole('heading', { level: 1 })).toHaveTextContent(
      'Careful medicine, kindly given.',
    );
    expect(getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const main = within(getByRole('main'));
    expect(main.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/#contacts');
    const [first] = main.getAllByRole('link', {
      name: (name) => name.startsWith(brand.phone.display),
    });
    expect(first).toHaveTextContent(plain(hours.supportShort));
    expect(first).toHaveAttribute('href', brand.phone.href);
  });

  it('/home-v2 has its sections in the specified order', async () => {
    const { findByRole, getByRole } = await renderAt('/home-v2');
    await findByRole('heading', { level: 1 });
    const headings = within(getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent);
    expect(headings).toEqual([
      'Clear answers from people who sit down with you',
      'What we treat',
      'Watch a first visit, start to finish',
      'Which of these sounds like you?',
      'Can’t wait till tomorrow?',
      'Patients we still talk about',
      'On duty this week',
      'What owners say',
      'How treatment works',
      'Read before you come',
    ]);
  });

  it('/home-v2 shows the three figures', async () => {
    const { findByText } = await renderAt('/home-v2');
    for (const [title, figure] of [
      ['happy pets', brand.figures.pets],
      ['vet care professionals', brand.figures.professionals],
      ['stores', brand.figures.stores],
    ]) {
      const term = await findByText(title!, { selector: 'dt' });
      expect(term.nextElementSibling).toHaveTextContent(figure!);
    }
  });

  it.runIf(isSample)(
    '/home-v2 of the sample links Endoscopy and Laparoscopy to its details',
    async () => {
      const { findByRole } = await renderAt('/home-v2');
      expect(await findByRole('link', { name: 'Endoscopy and Laparoscopy' })).toHaveAttribute(
        'href',
        '/service/service-details',
      );
    },
  );

  it('/home-v2 shows the number for emergencies', async () => {
    const { findByRole } = await renderAt('/home-v2');
    const night = await findByRole('region', { name: 'Can’t wait till tomorrow?' });
    expect(within(night).getByRole('link', { name: brand.phone.display })).toHaveAttribute(
      'href',
      brand.phone.href,
    );
  });

  it('/home-v2 shows every vet in a carousel, each with a link to their page', async () => {
    const { findByRole } = await renderAt('/home-v2');
    const team = await findByRole('region', { name: 'On duty this week' });
    const links = within(team).getAllByRole('link');
    expect(links).toHaveLength(vets.length);
    const shown = links.map((link) => [link.textContent, link.getAttribute('href')]);
    expect(shown).toEqual(
      expect.arrayContaining(
        vets.map(({ id, name }) => [expect.stringContaining(name), `/doctors/${id}`]),
      ),
    );
  });

  it('/home-v2 marks its reviews as samples', async () => {
    const { findByRole } = await renderAt('/home-v2');
    const words = await findByRole('region', { name: 'What owners say' });
    expect(within(words).getAllByText(/out of 5/)).toHaveLength(4);
    expect(within(words).getAllByText(/sample review/)).toHaveLength(4);
  });

  it('/home-v2 has the sections that the header’s anchors point to', async () => {
    const { findByRole } = await renderAt('/home-v2');
    await findByRole('heading', { level: 1 });
    for (const id of ['about', 'services', 'blogs']) {
      expect(document.getElementById(id)).toBeInTheDocument();
    }
  });

  it('/home-v2 lists its steps in order', async () => {
    const { findByRole } = await renderAt('/home-v2');
    const steps = await findByRole('region', { name: 'How treatment works' });
    const items = within(steps).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'Call or book',
      'Examine',
      'Test and decide',
      'Recover',
    ]);
  });
});
