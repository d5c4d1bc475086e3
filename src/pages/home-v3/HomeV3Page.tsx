import { brand } from '#content/brand.ts';
import * as homeV3 from '#content/pages/homeV3.ts';
import * as landing from '#content/pages/landing.ts';
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
import { BannerSlider } from './BannerSlider.tsx';
import { CallToAction } from './CallToAction.tsx';
import { ServiceTabs } from './ServiceTabs.tsx';
import { VideoBand } from './VideoBand.tsx';

const BannerSlides = staticSection(async () => (await import('./BannerSlides.tsx')).BannerSlides);

export function HomeV3Page() {
  return (
    <>
      <PageMeta {...homeV3.head} />
      <Sections>
        <BannerSlider
          label={landing.welcome}
          namesLabel={homeV3.bannerNamesLabel}
          slides={homeV3.bannerSlides}
        >
          <BannerSlides />
        </BannerSlider>
        <LandingAboutAndServices />
        <VetCarousel {...landing.vetCarousel}>
          <LandingVetSlides />
        </VetCarousel>
        <CallToAction {...homeV3.callToAction} phone={brand.phone} />
        <ServiceTabs {...homeV3.serviceTabs} />
        <VideoBand {...homeV3.videoBand} />
        <ArticleTeasers id={anchors.blogs} {...landing.articleTeasers}>
          <LandingArticleSlides />
        </ArticleTeasers>
        <LazyLandingBooking />
      </Sections>
    </>
  );
}
