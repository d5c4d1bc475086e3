import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { vets } from '#content/vets.ts';
// Its links lead there. To look for it again and again slows its coming down.
import '#src/pages/vet/VetPage.tsx';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const first = vets[0]!;
const last = vets.at(-1)!;

describe('doctors', () => {
  it('the vets page shows each vet’s qualification, specialities and years', async () => {
    await renderAt('/doctors');
    const door = thePage().getByRole('heading', { name: first.name }).closest('li');
    for (const fact of [first.profession, first.title, `${first.years} years of experience`])
      expect(door).toHaveTextContent(fact);
  });

  it('a vet and a symptom of the vets page lead to the vet’s own page', async () => {
    const { user, router, findByRole } = await renderAt('/doctors');
    const symptoms = within(thePage().getByRole('region', { name: 'Which vet to ask' }));
    const symptom = symptoms.getByText((last.symptoms ?? last.oftenAskedAbout)[0]!).closest('li');
    expect(within(symptom!).getByRole('link', { name: last.name })).toHaveAttribute(
      'href',
      `/doctors/${last.id}`,
    );
    const texts = symptoms
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link').textContent);
    // A row for each vet.
    expect(new Set(texts).size).toBe(texts.length);
    const name = thePage().getByRole('heading', { name: last.name });
    await user.click(within(name).getByRole('link'));
    await findByRole('heading', { level: 1, name: last.name });
    expect(router.state.location.pathname).toBe(`/doctors/${last.id}`);
  });
});
