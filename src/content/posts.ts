import type { Post, PostBody } from '#src/domain/posts.ts';
import { postSummaries, type PostId } from './postSummaries.ts';
import { aBowlInTheShade } from './posts/aBowlInTheShade.ts';
import { beforeNeutering } from './posts/beforeNeutering.ts';
import { blackClaws } from './posts/blackClaws.ts';
import { loudNights } from './posts/loudNights.ts';
import { monsoonPaws } from './posts/monsoonPaws.ts';
import { readingTheVaccineCard } from './posts/readingTheVaccineCard.ts';
import { sixSigns } from './posts/sixSigns.ts';
import { stiffInTheMorning } from './posts/stiffInTheMorning.ts';
import { twoMinutesADay } from './posts/twoMinutesADay.ts';
import { whenYouBringAPuppy } from './posts/whenYouBringAPuppy.ts';
import { yourCatHatesTheCarrier } from './posts/yourCatHatesTheCarrier.ts';

const bodies: Record<PostId, PostBody> = {
  'two-minutes-a-day': twoMinutesADay,
  'loud-nights': loudNights,
  'your-cat-hates-the-carrier': yourCatHatesTheCarrier,
  'monsoon-paws': monsoonPaws,
  'when-you-bring-a-puppy': whenYouBringAPuppy,
  'stiff-in-the-morning': stiffInTheMorning,
  'six-signs': sixSigns,
  'reading-the-vaccine-card': readingTheVaccineCard,
  'a-bowl-in-the-shade': aBowlInTheShade,
  'before-neutering': beforeNeutering,
  'black-claws': blackClaws,
};

/** Every article, whole. To add one: its summary in `postSummaries.ts`, its text in `posts/`, a line above. */
export const posts: Post[] = postSummaries.map((summary) => ({
  ...summary,
  ...bodies[summary.id],
}));
