import type { PortfolioStory } from '#src/domain/pageContent.ts';
import { portfolioPage as words } from '#content/pages/portfolio.ts';
import { linkToVet } from './vetCards.ts';

type ToldStory = (typeof words.rows)[number][number];

function withVet({ vet, ...story }: ToldStory): PortfolioStory {
  return { ...story, toldBy: vet ? linkToVet(vet) : undefined };
}

const [first, second] = words.rows;

/** /portfolio: the words of its page with links to the vets who tell the stories. */
export const portfolioPage = {
  ...words,
  rows: [first.map(withVet), second.map(withVet)] as const,
};
