import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import * as landing from '#content/pages/landing.ts';
import { bookNow } from '#content/parts/header.ts';
import { EmergencyNumbers } from '#src/business/emergency/EmergencyNumbers.tsx';
import { EmergencySection } from '#src/business/emergency/EmergencySection.tsx';
import { Sections } from '#src/components/layout/Sections.tsx';
import { anchors } from '#src/config/paths.ts';
import {
  LandingAboutAndServices,
  LandingArticleSlides,
  LandingVetSlides,
} from '#src/pages/shared/landing/staticLandingSections.ts';
import { LazyLandingBooking } from '#src/pages/shared/LazyBookingForm.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';
import { ArticleTeasers } from '#src/sections/articles/ArticleTeasers.tsx';
import { VetCarousel } from '#src/sections/people/VetCarousel.tsx';
import { Hero } from './Hero.tsx';
import { LandingClinicList } from './LandingClinicList.tsx';
import { Testimonials } from './Testimonials.tsx';

const TestimonialSlides = staticSection(
  async () => (await import('./TestimonialSlides.tsx')).TestimonialSlides,
);

export function HomePage() {
  return (
    <>
      <PageMeta {...landing.head} />
      <Sections>
        <Hero
          {...landing.hero}
          label={landing.welcome}
          booking={{ label: bookNow, href: `#${anchors.contacts}` }}
          phone={{ ...brand.phone, hours: hoursInWords.phone }}
          emergency={<EmergencyNumbers />}
          team={landing.heroTeam}
        />
        <LandingClinicList />
        <EmergencySection />
        <LandingAboutAndServices />
        <VetCarousel {...landing.vetCarousel}>
          <LandingVetSlides />
        </VetCarousel>
        <Testimonials {...landing.testimonials}>
          <TestimonialSlides />
        </Testimonials>
        <ArticleTeasers id={anchors.blogs} {...landing.articleTeasers}>
          <LandingArticleSlides />
        </ArticleTeasers>
        <LazyLandingBooking adviceHref={`#${anchors.emergency}`} />
      </Sections>
    </>
  );
}
