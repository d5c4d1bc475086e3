import { landing } from '#content/pages/landing.yaml';
import { articleTeasers as teasersOf } from './articleTeasers.ts';
import { cardOf, servicesOrOthers } from './serviceLinks.ts';
import { vetCards } from './vetCards.ts';

const { services: shown, others, ...words } = landing.services;
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

/** The vets of / and /home-v3. */
export const vetCarousel = {
  ...landing.vetCarousel,
  vets: vetCards().map(({ href, ...vet }) => ({ ...vet, link: href })),
};

/** The counters of / and /home-v3. */
export const { counters } = landing;

/** The articles of / and /home-v3. */
export const articleTeasers = {
  ...landing.articleTeasers,
  articles: teasersOf(landing.articleTeasers.articles),
};
