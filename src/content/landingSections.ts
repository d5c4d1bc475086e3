import { landing } from '#content/pages/landing.yaml';
import { articleTeasers as teasersOf } from './articleTeasers.ts';
import { cardOf, servicesNamed } from './serviceLinks.ts';
import { vetCards } from './vetCards.ts';

const { services: shown, others, ...words } = landing.services;

/** The services of / and /home-v3. */
export const services = {
  ...words,
  services: servicesNamed(shown).map((service) => {
    const { title, text, href } = cardOf(service);
    return {
      title,
      subtitle: text,
      link: href,
      backgroundImage: service.picture,
      ground: service.card?.ground ?? ('mint' as const),
    };
  }),
  others: servicesNamed(others.services).map(cardOf),
};

/** The vets of / and /home-v3. */
export const vetCarousel = {
  ...landing.vetCarousel,
  vets: vetCards().map(({ href, ...vet }) => ({ ...vet, link: href })),
};

/** The articles of / and /home-v3. */
export const articleTeasers = {
  ...landing.articleTeasers,
  articles: teasersOf(landing.articleTeasers.articles),
};
