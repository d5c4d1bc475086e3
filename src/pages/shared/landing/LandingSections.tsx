import * as landing from '#content/pages/landingStatic.ts';
import { vets } from '#content/vets.ts';
import type { Service } from '#src/business/recordTypes.ts';
import { serviceHref, servicesNamed } from '#src/business/serviceLinks.ts';
import { teasersOf } from '#src/business/teasersOf.ts';
import { vetCard } from '#src/business/vetRecords.ts';
import { anchors, paths } from '#src/config/paths.ts';
import { About } from '#src/sections/about/About.tsx';
import { Counters } from '#src/sections/about/Counters.tsx';
import { ArticleSlides } from '#src/sections/articles/ArticleSlides.tsx';
import { VetSlides } from '#src/sections/people/VetSlides.tsx';
import { ServicesMosaic } from '#src/sections/services/ServicesMosaic.tsx';

const { services } = landing;

export function LandingAboutAndServices() {
  return (
    <>
      <About id={anchors.about} {...landing.about} />
      <Counters label={landing.inNumbers} counters={landing.counters} />
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

export function LandingVetSlides() {
  return <VetSlides vets={vets.map(vetCard)} />;
}

export function LandingArticleSlides() {
  return <ArticleSlides articles={teasersOf(landing.articles)} />;
}
