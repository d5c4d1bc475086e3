import { bookNow } from '#src/components/messages.tsx';
import { welcome } from '#src/pages/shared/messages.ts';
import { Fragment, type ReactNode } from 'react';
import { Sections } from '#src/components/Sections.tsx';
import { anchors, paths } from '#src/config/paths.ts';
import { isOn } from '#src/config/switches.ts';
import { homeFirstScreen } from '#content/pages/homeFirstScreen.yaml';
import { landing } from '#content/pages/landing.yaml';
import type { LandingSection } from '#src/content/schema/pages/landing.ts';
import { heroTeam } from '#src/content/firstScreen.ts';
import { heroPhone } from '#src/content/heroPhone.ts';
import { teamPictures } from '#src/content/heroTeam.ts';
import {
  articleTeasers,
  counters,
  services,
  solutions,
  vetCarousel,
} from '#src/content/landingSections.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { LandingBooking } from '#src/pages/shared/landing/LandingBooking.tsx';
import { LandingClinicStrip } from '#src/pages/shared/landing/LandingClinicStrip.tsx';
import { LandingClinicList } from '#src/pages/shared/landing/LandingClinicList.tsx';
import { About } from '#src/sections/about/About.tsx';
import { Counters } from '#src/sections/about/Counters.tsx';
import { ArticleTeasers } from '#src/sections/articles/ArticleTeasers.tsx';
import { Hero } from '#src/sections/hero/Hero.tsx';
import { Testimonials } from '#src/sections/people/Testimonials.tsx';
import { VetCarousel } from '#src/sections/people/VetCarousel.tsx';
import { ServicesMosaic } from '#src/sections/services/ServicesMosaic.tsx';
import { SolutionCards } from '#src/sections/services/SolutionCards.tsx';

const sections: Record<LandingSection, ReactNode> = {
  clinicStrip: <LandingClinicStrip />,
  clinicList: <LandingClinicList />,
  about: <About id={anchors.about} {...landing.about} />,
  counters: <Counters counters={counters} />,
  services: <ServicesMosaic id={anchors.services} {...services} />,
  vetCarousel: <VetCarousel {...vetCarousel} />,
  solutions: <SolutionCards {...solutions} />,
  testimonials: <Testimonials {...landing.testimonials} />,
  articleTeasers: isOn(paths.blog) && <ArticleTeasers id={anchors.blogs} {...articleTeasers} />,
  booking: <LandingBooking isBelowAdvice />,
};

/** /: the landing page. */
export function Component() {
  return (
    <>
      <PageMeta {...homeFirstScreen.head} />
      <Sections>
        <Hero
          label={welcome}
          slides={homeFirstScreen.heroSlides}
          booking={{ label: bookNow, href: `#${anchors.contacts}` }}
          phone={heroPhone}
          team={heroTeam ? { ...heroTeam, pictures: teamPictures } : undefined}
        />
        {landing.sections.map((name) => (
          <Fragment key={name}>{sections[name]}</Fragment>
        ))}
      </Sections>
    </>
  );
}
