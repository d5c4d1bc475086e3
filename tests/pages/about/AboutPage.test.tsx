import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import { promises, questions, signature, stats } from '#content/pages/about.ts';
import { thePage } from '#tests/support/pageChecks.ts';
import { plain } from '#tests/support/plain.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

const part = (name: string) => within(thePage().getByRole('region', { name }));

it('the about page has the brand’s figures, promises and answers', async () => {
  const { user } = await renderAt('/about');
  const figures = part(stats.label).getByText(stats.closing).closest('p');
  for (const figure of Object.values(brand.figures)) expect(figures).toHaveTextContent(figure);
  const promised = part(promises.heading);
  expect(promised.getAllByRole('heading', { level: 3 })).toHaveLength(promises.items.length);
  expect(promised.getByRole('link', { name: signature.linkLabel })).toHaveAttribute(
    'href',
    `/doctors/${signature.vet}`,
  );
  const asked = part(questions.heading);
  expect(asked.getByText(plain(questions.lead))).toBeVisible();
  for (const number of asked.getAllByText(brand.phone.display))
    expect(number.closest('a')).toHaveAttribute('href', brand.phone.href);

  const links = asked.getAllByRole('link', { hidden: true });
  const whereToGo = links.find((link) => link.getAttribute('href') === '/contact#emergency')!;
  const answer = whereToGo.closest('details')!;
  await user.click(answer.querySelector('summary')!);
  expect(whereToGo).toBeVisible();
  expect(answer).toHaveTextContent(plain(hoursInWords.emergencyFrom));
});
