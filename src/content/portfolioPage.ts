import type { PortfolioStory } from '#src/domain/pageContent.ts';
import { portfolioWords } from '#content/pages/portfolio.yaml';
import { linkToVet } from './vetCards.ts';

type ToldStory = (typeof portfolioWords.stories)[number];

function withVet({ vet, ...story }: ToldStory): PortfolioStory {
  return { ...story, toldBy: vet ? linkToVet(vet) : undefined };
}

const { stories, ...words } = portfolioWords;
const told = stories.map(withVet);
const half = Math.ceil(told.length / 2);

/** /portfolio: the words of its page with links to the vets who tell the stories. */
export const portfolioPage = {
  ...words,
  /** Two of the same length, or nearly. */
  rows: [told.slice(0, half), told.slice(half)] as const,
};
