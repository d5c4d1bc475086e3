import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { vets } from '#content/vets.ts';
import { breadcrumb, brokenLinks, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const first = vets[0]!;
const last = vets.at(-1)!;

describe('doctors', () => {
  it('the vets page has one h1 and a breadcrumb', async () => {
    await renderAt('/doctors');
    const headings = thePage().getAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Our vets']);
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Doctors', null],
    ]);
  });

  it('the vets page shows each vet’s qualification, specialities and years', async () => {
    await renderAt('/doctors');
    const name = thePage().getByRole('heading', { name: first.name });
    const door = name.closest('li');
    expect(door).toHaveTextContent(first.profession);
    expect(door).toHaveTextContent(first.title);
    expect(door).toHaveTextContent(`${first.years} years of experience`);
  });

  it('a vet of the vets page links to their own page', async () => {
    const { user, router, findByRole } = await renderAt('/doctors');
    const name = thePage().getByRole('heading', { name: last.name });
    await user.click(within(name).getByRole('link'));
    // The vet's page is a separate chunk.
    await findByRole('heading', { level: 1, name: last.name });
    expect(router.state.location.pathname).toBe(`/doctors/${last.id}`);
  });

  it('a symptom on the vets page links to a vet', async () => {
    await renderAt('/doctors');
    const symptoms = within(thePage().getByRole('region', { name: 'Which vet to ask' }));
    const symptom = symptoms.getByText((last.symptoms ?? last.oftenAskedAbout)[0]!).closest('li');
    expect(within(symptom!).getByRole('link', { name: last.name })).toHaveAttribute(
      'href',
      `/doctors/${last.id}`,
    );
    const texts = symptoms.getAllByRole('listitem').map((item) => item.firstChild?.textContent);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('the vets page says that its people are samples', async () => {
    await renderAt('/doctors');
    expect(thePage().getByText('People on this page are samples.')).toBeInTheDocument();
  });

  it('every link of the vets page has a target', async () => {
    await renderAt('/doctors');
    expect(brokenLinks()).toEqual([]);
  });
});
