import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const part = (name: string) => within(thePage().getByRole('region', { name }));

describe('about us', () => {
  it('the about page has the brand’s figures in one sentence, four promises, and whom to call when', async () => {
    await renderAt('/about');
    const { pets, professionals, stores } = brand.figures;
    expect(thePage().getByRole('region', { name: 'In figures' })).toHaveTextContent(
      `${pets} happy pets, ${professionals} vet care professionals, ${stores} stores. And one animal at a time.`,
    );
    const promises = part('Four promises you can hold us to').getAllByRole('heading', { level: 3 });
    expect(promises).toHaveLength(4);
    const questions = part('Questions owners ask');
    expect(questions.getByText(/^Yours isn’t here\? Call us, /)).toBeVisible();
    for (const number of questions.getAllByText(brand.phone.display))
      expect(number.closest('a')).toHaveAttribute('href', brand.phone.href);
    expect(
      questions.getByText(/^Emergency care is available from 9 AM to 9 PM/),
    ).toBeInTheDocument();
    expect(questions.getByRole('link', { name: 'where to go', hidden: true })).toHaveAttribute(
      'href',
      '/contact#emergency',
    );
  });

  it('a question of the about page opens to its answer', async () => {
    const { user } = await renderAt('/about');
    const questions = part('Questions owners ask');
    const answer = questions.getByText(/^Old papers if you have them/);
    expect(answer).not.toBeVisible();
    await user.click(questions.getByText('What should I bring?'));
    expect(answer).toBeVisible();
  });
});
