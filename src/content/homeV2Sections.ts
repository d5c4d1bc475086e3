import { homeV2 } from '#content/pages/homeV2.yaml';
import { landing } from '#content/pages/landing.yaml';
import { articleTeasers } from './articleTeasers.ts';
import { emergency } from './emergency.ts';
import { linkToService, listedServices } from './serviceLinks.ts';
import { vetCards } from './vetCards.ts';

/* What stands on /home-v2 below its first screen, and is not in its words alone. */

export const treatments = {
  ...homeV2.treatments,
  services: listedServices(homeV2.treatments.services),
};

export const partners = {
  ...homeV2.partners,
  brands: homeV2.partners.brands.map(({ name, picture }) => ({
    name,
    picture: { ...picture, alt: name },
  })),
};

export const video = { ...homeV2.video, video: landing.sampleVideo };

export const solutions = {
  ...homeV2.solutions,
  cards: homeV2.solutions.cards.map((card) => ({ ...card, link: linkToService(card.link) })),
};

export const emergencyBand = { ...homeV2.emergencyBand, advice: emergency };

export const vetsOnDuty = { ...homeV2.vetsOnDuty, vets: vetCards(homeV2.vetsOnDuty.vets) };

export const articles = {
  ...homeV2.articles,
  articles: articleTeasers(homeV2.articles.articles),
};
