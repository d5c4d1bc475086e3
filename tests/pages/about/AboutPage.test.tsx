import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import * as about from '#content/pages/about.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

it('the about page has the brand’s figures in a sentence, four promises, and answers with whom to call', async () => {
  const { user } = await renderAt('/about');
  const part = (name: string) => within(thePage().getByRole('region', { name }));
  const figures = part(about.stats.label).getByText(about.stats.closing).closest('p');
  for (const figure of Object.values(brand.figures)) expect(figures).toHaveTextContent(figure);
  const promises = part(about.promises.heading);
  expect(promises.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(promises.getByRole('link', { name: about.signature.linkLabel })).toHaveAttribute(
    'href',
    `/doctors/${about.signature.vet}`,
  );
  const questions = part(about.questions.heading);
  expect(questions.getByText('Yours isn’t here? Call us, 9:30 AM to 7 PM.')).toBeVisible();
  for (const number of questions.getAllByText(brand.phone.display))
    expect(number.closest('a')).toHaveAttribute('href', brand.phone.href);
  await user.click(questions.getByText('What if it is an emergency?'));
  expect(questions.getByText(/^Emergency care is available from 9 AM to 9 PM/)).toBeVisible();
  expect(questions.getByRole('link', { name: 'where to go' })).toHaveAttribute(
    'href',
    '/contact#emergency',
  );
});
