import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { vets } from '#content/vets.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

it('the vets page says what each vet does, and which to ask about a symptom', async () => {
  await renderAt('/doctors');
  const symptoms = within(thePage().getByRole('region', { name: 'Which vet to ask' }));
  expect(symptoms.getAllByRole('listitem')).toHaveLength(vets.length);
  for (const vet of vets) {
    const card = thePage().getByRole('heading', { name: vet.name }).closest('li');
    for (const fact of [vet.qualification, vet.specialities, `${vet.years} years of experience`])
      expect(card).toHaveTextContent(fact);
    const row = symptoms.getByText((vet.symptoms ?? vet.oftenAskedAbout)[0]!).closest('li');
    for (const item of [card, row])
      expect(within(item!).getByRole('link', { name: vet.name })).toHaveAttribute(
        'href',
        `/doctors/${vet.id}`,
      );
  }
});
