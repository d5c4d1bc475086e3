import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { hourPhrases } from '#src/content/hourPhrases.ts';
import { isSample, plain } from '#tests/support/content.ts';
import { breadcrumb, brokenLinks, thePage } from '#tests/support/pageChecks.ts';
import { renderAt } from '#tests/support/renderAt.tsx';

describe('about us', () => {
  it('the about page has one h1 and a breadcrumb', async () => {
    const { findAllByRole } = await renderAt('/about');
    const headings = await findAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Hospitals and grooming for dogs and cats',
    ]);
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['About', null],
    ]);
  });

  it('the about page shows the brand’s figures as one sentence', async () => {
    await renderAt('/about');
    const { pets, professionals, stores } = brand.figures;
    const figures = thePage().getByRole('region', { name: 'In figures' });
    expect(figures).toHaveTextContent(
      `${pets} happy pets, ${professionals} vet care professionals, ${stores} stores. And one animal at a time.`,
    );
  });

  it.runIf(isSample)('the sample’s promises are signed by a vet', async () => {
    await renderAt('/about');
    expect(thePage().getByRole('link', { name: 'Meet Dr Krishnan' })).toHaveAttribute(
      'href',
      '/doctors/sudha-krishnan',
    );
  });

  it('the about page lists four promises', async () => {
    await renderAt('/about');
    const promises = within(
      thePage().getByRole('region', { name: 'Four promises you can hold us to' }),
    );
    expect(promises.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('a question of the about page opens to its answer', async () => {
    const { user } = await renderAt('/about');
    const questions = within(thePage().getByRole('region', { name: 'Questions owners ask' }));
    const answer = questions.getByText(/^Old papers if you have them/);
    expect(answer).not.toBeVisible();
    await user.click(questions.getByText('What should I bring?'));
    expect(answer).toBeVisible();
  });

  it('the about page shows the phone number beside the questions', async () => {
    await renderAt('/about');
    const questions = within(thePage().getByRole('region', { name: 'Questions owners ask' }));
    expect(questions.getByText(/^Yours isn’t here\? Call us, /)).toBeVisible();
    expect(questions.getByRole('link', { name: brand.phone.display })).toHaveAttribute(
      'href',
      brand.phone.href,
    );
  });

  it('the about page shows the hours of emergency care', async () => {
    await renderAt('/about');
    expect(
      thePage().getByText(
        new RegExp(`Emergency care is available ${plain(hourPhrases.emergencyFrom)}`),
      ),
    ).toBeInTheDocument();
  });

  it('every link of the about page has a target', async () => {
    await renderAt('/about');
    expect(brokenLinks()).toEqual([]);
  });
});
