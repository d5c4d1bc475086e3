import { services as serviceWords, vetCarousel as vetWords } from '#content/pages/landing.ts';
import { cardOf, servicesOrOthers } from './serviceLinks.ts';
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

/** The vets of / and /home-v3. */
export const vetCarousel = {
  ...vetWords,
  vets: vetCards().map(({ href, ...vet }) => ({ ...vet, link: href })),
};
