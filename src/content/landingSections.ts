import {
  services as serviceWords,
  solutions as solutionWords,
  vetCarousel as vetWords,
} from '#content/pages/landing.ts';
import { cardOf, linkToService, servicesOrOthers } from './serviceLinks.ts';
import { vetCards } from './vetCards.ts';

const { services: shown, others, ...words } = serviceWords;
const named = servicesOrOthers([...shown, ...others.services]);

/** The services of / and /home-v3. */
export const services = {
  ...words,
  services: named.slice(0, shown.length).map((service) => {
    const { title, text, href } = cardOf(service);
    return {
      title,
      subtitle: text,
      link: href,
      backgroundImage: service.picture,
      ground: service.card?.ground ?? ('mint' as const),
    };
  }),
  others: named.slice(shown.length).map(cardOf),
};

/** What owners might say, on / and /home-v2. */
export const solutions = {
  ...solutionWords,
  cards: solutionWords.cards.map((card) => ({ ...card, link: linkToService(card.link) })),
};

/** The vets of / and /home-v3. */
export const vetCarousel = {
  ...vetWords,
  vets: vetCards().map(({ href, ...vet }) => ({ ...vet, link: href })),
};
