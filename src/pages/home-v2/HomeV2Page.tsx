import * as homeV2 from '#content/pages/homeV2.ts';
import { EmergencyAdvice } from '#src/business/emergency/EmergencyAdvice.tsx';
import { Sections } from '#src/components/layout/Sections.tsx';
import { anchors } from '#src/config/paths.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';
import { ArticleTeasers } from '#src/sections/articles/ArticleTeasers.tsx';
import { EmergencyBand } from '#src/sections/contact/EmergencyBand.tsx';
import { Brands } from './Brands.tsx';
import { PatientTestimonials } from './PatientTestimonials.tsx';
import { VetsOnDuty } from './VetsOnDuty.tsx';
import { VideoAside } from './VideoAside.tsx';

const HomeV2Start = staticSection(async () => (await import('./HomeV2Sections.tsx')).HomeV2Start);
const Solutions = staticSection(async () => (await import('./HomeV2Sections.tsx')).Solutions);
const Patients = staticSection(async () => (await import('./HomeV2Sections.tsx')).Patients);
const Steps = staticSection(async () => (await import('./HomeV2Sections.tsx')).Steps);
const BookingBand = staticSection(async () => (await import('./HomeV2Sections.tsx')).BookingBand);
const BrandSlides = staticSection(async () => (await import('./HomeV2Slides.tsx')).BrandSlides);
const VetsOnDutySlides = staticSection(
  async () => (await import('./HomeV2Slides.tsx')).VetsOnDutySlides,
);
const PatientTestimonialSlides = staticSection(
  async () => (await import('./HomeV2Slides.tsx')).PatientTestimonialSlides,
);
const HomeV2ArticleSlides = staticSection(
  async () => (await import('./HomeV2Slides.tsx')).HomeV2ArticleSlides,
);

export function HomeV2Page() {
  return (
    <>
      <PageMeta {...homeV2.head} />
      <Sections>
        <HomeV2Start />
        <Brands {...homeV2.partners}>
          <BrandSlides />
        </Brands>
        <VideoAside {...homeV2.video} />
        <Solutions />
        <EmergencyBand {...homeV2.emergencyBand} advice={<EmergencyAdvice />} />
        <Patients />
        <VetsOnDuty title={homeV2.vetsOnDuty.title}>
          <VetsOnDutySlides />
        </VetsOnDuty>
        <PatientTestimonials title={homeV2.reviews.title}>
          <PatientTestimonialSlides />
        </PatientTestimonials>
        <Steps />
        <ArticleTeasers id={anchors.blogs} {...homeV2.articles}>
          <HomeV2ArticleSlides />
        </ArticleTeasers>
        <BookingBand />
      </Sections>
    </>
  );
}
