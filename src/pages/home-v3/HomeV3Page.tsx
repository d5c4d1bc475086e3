import { brand } from '#content/brand.ts';
import * as homeV3 from '#content/pages/homeV3.ts';
import * as landing from '#content/pages/landing.ts';
import { Sections } from '#src/components/layout/Sections.tsx';
import { anchors } from '#src/config/paths.ts';
import { LandingBooking } from '#src/pages/shared/landing/LandingBooking.tsx';
import {
  LandingAbout,
  LandingArticles,
  LandingVets,
} from '#src/pages/shared/landing/staticParts.ts';
import { welcome } from '#src/pages/shared/messages.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';
import { ArticleTeasers } from '#src/sections/articles/ArticleTeasers.tsx';
import { CallToAction } from '#src/sections/contact/CallToAction.tsx';
import { BannerSlider } from '#src/sections/hero/BannerSlider.tsx';
import { VideoBand } from '#src/sections/media/VideoBand.tsx';
import { VetCarousel } from '#src/sections/people/VetCarousel.tsx';
import { ServiceTabs } from '#src/sections/services/ServiceTabs.tsx';

const Banners = staticSection(async () => (await import('./Banners.tsx')).Banners);

export function Component() {
  return (
    <>
      <PageMeta {...homeV3.head} />
      <Sections>
        <BannerSlider label={welcome} slides={homeV3.bannerSlides}>
          <Banners />
        </BannerSlider>
        <LandingAbout />
        <VetCarousel {...landing.vetCarousel}>
          <LandingVets />
        </VetCarousel>
        <CallToAction {...homeV3.callToAction} phone={brand.phone} />
        <ServiceTabs {...homeV3.serviceTabs} />
        <VideoBand {...homeV3.videoBand} />
        <ArticleTeasers id={anchors.blogs} {...landing.articleTeasers}>
          <LandingArticles />
        </ArticleTeasers>
        <LandingBooking />
      </Sections>
    </>
  );
}
