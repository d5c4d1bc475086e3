import type { Post, PostBody } from '#src/domain/posts.ts';
import { postSummaries, type PostId } from './postSummaries.ts';

/** Where each article's text is: a file of its own, fetched when somebody reads it. */
const bodies: Record<PostId, () => Promise<PostBody>> = {
  'two-minutes-a-day': async () => (await import('./posts/twoMinutesADay.ts')).twoMinutesADay,
  'loud-nights': async () => (await import('./posts/loudNights.ts')).loudNights,
  'your-cat-hates-the-carrier': async () =>
    (await import('./posts/yourCatHatesTheCarrier.ts')).yourCatHatesTheCarrier,
  'monsoon-paws': async () => (await import('./posts/monsoonPaws.ts')).monsoonPaws,
  'when-you-bring-a-puppy': async () =>
    (await import('./posts/whenYouBringAPuppy.ts')).whenYouBringAPuppy,
  'stiff-in-the-morning': async () =>
    (await import('./posts/stiffInTheMorning.ts')).stiffInTheMorning,
  'six-signs': async () => (await import('./posts/sixSigns.ts')).sixSigns,
  'reading-the-vaccine-card': async () =>
    (await import('./posts/readingTheVaccineCard.ts')).readingTheVaccineCard,
  'a-bowl-in-the-shade': async () => (await import('./posts/aBowlInTheShade.ts')).aBowlInTheShade,
  'before-neutering': async () => (await import('./posts/beforeNeutering.ts')).beforeNeutering,
  'black-claws': async () => (await import('./posts/blackClaws.ts')).blackClaws,
};

async function withBody(summary: (typeof postSummaries)[number]): Promise<Post> {
  return { ...summary, ...(await bodies[summary.id]()) };
}

/**
 * One article, whole; null where there is none of that id. To add an article: its summary in `postSummaries.ts`, its text
 * in `posts/`, a line above.
 */
export async function loadPost(id: string): Promise<Post | null> {
  const summary = postSummaries.find((post) => post.id === id);
  return summary ? withBody(summary) : null;
}

/** Every article, whole, for searching in them. */
export function loadPosts(): Promise<Post[]> {
  return Promise.all(postSummaries.map(withBody));
}
