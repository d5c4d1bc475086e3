import { bookNow } from '#src/components/messages.tsx';
import { welcome } from '#src/pages/shared/messages.ts';
import { Sections } from '#src/components/Sections.tsx';
import { anchors } from '#src/config/paths.ts';
import { homeFirstScreen } from '#content/pages/homeFirstScreen.yaml';
import { landing } from '#content/pages/landing.yaml';
import { heroPhone } from '#src/content/heroPhone.ts';
import { teamPictures } from '#src/content/heroTeam.ts';
import { articleTeasers, services, vetCarousel } from '#src/content/landingSections.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { LandingBooking } from '#src/pages/shared/landing/LandingBooking.tsx';
import { LandingClinicList } from '#src/pages/shared/landing/LandingClinicList.tsx';
import { About } from '#src/sections/about/About.tsx';
import { Counters } from '#src/sections/about/Counters.tsx';
import { ArticleTeasers } from '#src/sections/articles/ArticleTeasers.tsx';
import { Hero } from '#src/sections/hero/Hero.tsx';
import { Testimonials } from '#src/sections/people/Testimonials.tsx';
import { VetCarousel } from '#src/sections/people/VetCarousel.tsx';
import { ServicesMosaic } from '#src/sections/services/ServicesMosaic.tsx';

/** /: the landing page. */
export function Component() {
  return (
    <>
      <PageMeta {...homeFirstScreen.head} />
      <Sections>
        <Hero
          {...homeFirstScreen.hero}
          label={welcome}
          booking={{ label: bookNow, href: `#${anchors.contacts}` }}
          phone={heroPhone}
          team={{ ...homeFirstScreen.heroTeam, pictures: teamPictures }}
        />
        <LandingClinicList />
        <About id={anchors.about} {...landing.about} />
        <Counters counters={landing.counters} />
        <ServicesMosaic id={anchors.services} {...services} />
        <VetCarousel {...vetCarousel} />
        <Testimonials {...landing.testimonials} />
        <ArticleTeasers id={anchors.blogs} {...articleTeasers} />
        <LandingBooking />
      </Sections>
    </>
  );
}
