import * as landing from '#content/pages/landingAbout.ts';
import { anchors, paths } from '#src/config/paths.ts';
import type { Service } from '#src/domain/contentTypes.ts';
import { serviceHref, servicesNamed } from '#src/records/serviceLinks.ts';
import { About } from '#src/sections/about/About.tsx';
import { Counters } from '#src/sections/about/Counters.tsx';
import { ServicesMosaic } from '#src/sections/services/ServicesMosaic.tsx';

const { services } = landing;

export function LandingAbout() {
  return (
    <>
      <About id={anchors.about} {...landing.about} />
      <Counters counters={landing.counters} />
      <ServicesMosaic
        {...services}
        id={anchors.services}
        services={servicesNamed(services.services).map((service) => ({
          ...cardOf(service),
          backgroundImage: service.picture,
          ground: service.card?.ground ?? 'mint',
        }))}
        others={servicesNamed(services.others).map(cardOf)}
      />
    </>
  );
}

function cardOf(service: Service) {
  const { name, summary, card } = service;
  return {
    title: card?.title ?? name,
    subtitle: card?.text ?? summary,
    link: card?.coversSeveral ? paths.serviceDetails() : serviceHref(service),
  };
}
