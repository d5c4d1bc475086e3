import * as landing from '#content/pages/landingAbout.ts';
import { paths } from '#src/config/paths.ts';
import type { Service } from '#src/domain/services.ts';
import { serviceHref, servicesNamed } from '#src/pages/shared/serviceLinks.ts';

const { services: shown, others, ...words } = landing.services;

/** A service's name and words on a card, and where the card leads. */
function cardOf(service: Service) {
  const { name, summary, card } = service;
  return {
    title: card?.title ?? name,
    text: card?.text ?? summary,
    href: card?.isOfSeveral ? paths.serviceDetails() : serviceHref(service),
  };
}

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
  others: servicesNamed(others).map(cardOf),
};
