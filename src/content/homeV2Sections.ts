import {
  solutions as solutionWords,
  treatments as treatmentWords,
  vetsOnDuty as vetWords,
} from '#content/pages/homeV2.ts';
import { linkToService, listedServices } from './serviceLinks.ts';
import { vetCards } from './vetCards.ts';

export const treatments = { ...treatmentWords, services: listedServices(treatmentWords.services) };

export const solutions = {
  ...solutionWords,
  cards: solutionWords.cards.map((card) => ({ ...card, link: linkToService(card.link) })),
};

export const vetsOnDuty = { ...vetWords, vets: vetCards(vetWords.vets) };
