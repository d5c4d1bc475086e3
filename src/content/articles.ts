import type { Article, ArticleBodyContent } from '#src/domain/articles.ts';
import { articleSummaries, type ArticleId } from './articleSummaries.ts';

/** Each article's text is a module of its own, imported when the article is opened. */
const bodies: Record<ArticleId, () => Promise<ArticleBodyContent>> = {
  'two-minutes-a-day': async () => (await import('./articles/twoMinutesADay.ts')).twoMinutesADay,
  'loud-nights': async () => (await import('./articles/loudNights.ts')).loudNights,
  'your-cat-hates-the-carrier': async () =>
    (await import('./articles/yourCatHatesTheCarrier.ts')).yourCatHatesTheCarrier,
  'monsoon-paws': async () => (await import('./articles/monsoonPaws.ts')).monsoonPaws,
  'when-you-bring-a-puppy': async () =>
    (await import('./articles/whenYouBringAPuppy.ts')).whenYouBringAPuppy,
  'stiff-in-the-morning': async () =>
    (await import('./articles/stiffInTheMorning.ts')).stiffInTheMorning,
  'six-signs': async () => (await import('./articles/sixSigns.ts')).sixSigns,
  'reading-the-vaccine-card': async () =>
    (await import('./articles/readingTheVaccineCard.ts')).readingTheVaccineCard,
  'a-bowl-in-the-shade': async () =>
    (await import('./articles/aBowlInTheShade.ts')).aBowlInTheShade,
  'before-neutering': async () => (await import('./articles/beforeNeutering.ts')).beforeNeutering,
  'black-claws': async () => (await import('./articles/blackClaws.ts')).blackClaws,
};

async function withBody(summary: (typeof articleSummaries)[number]): Promise<Article> {
  return { ...summary, ...(await bodies[summary.id]()) };
}

/**
 * The article with an id, text included; null where there is none. To add an article: write its summary in
 * `articleSummaries.ts`, its text in `articles/`, and add a line above.
 */
export async function loadArticle(id: string): Promise<Article | null> {
  const summary = articleSummaries.find((article) => article.id === id);
  return summary ? withBody(summary) : null;
}

/** Every article, text included; for the search. */
export function loadArticles(): Promise<Article[]> {
  return Promise.all(articleSummaries.map(withBody));
}
