import { staticSection } from '#src/platform/staticSection.tsx';
import { Sections } from '#src/components/Sections.tsx';
import { anchors } from '#src/config/paths.ts';
import * as homeV2 from '#content/pages/homeV2.ts';
import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import { EmergencyNow } from '#src/pages/shared/emergency/EmergencyNow.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { AboutWithCounters } from '#src/sections/about/AboutWithCounters.tsx';
import { ArticleTeasers } from '#src/sections/articles/ArticleTeasers.tsx';
import { EmergencyBand } from '#src/sections/contact/EmergencyBand.tsx';
import { MedicalHero } from '#src/sections/hero/MedicalHero.tsx';
import { Brands } from '#src/sections/media/Brands.tsx';
import { VideoAside } from '#src/sections/media/VideoAside.tsx';
import { PatientGallery } from '#src/sections/people/PatientGallery.tsx';
import { PatientTestimonials } from '#src/sections/people/PatientTestimonials.tsx';
import { TeamCarousel } from '#src/sections/people/TeamCarousel.tsx';
import { NumberedSteps } from '#src/sections/services/NumberedSteps.tsx';
import { SolutionCards } from '#src/sections/services/SolutionCards.tsx';
import { TreatmentList } from '#src/sections/services/TreatmentList.tsx';

const phone = { ...brand.phone, hours: hoursInWords.phone };

const Partners = staticSection(async () => (await import('./HomeV2Slides.tsx')).Partners);
const VetsOnDuty = staticSection(async () => (await import('./HomeV2Slides.tsx')).VetsOnDuty);
const Reviews = staticSection(async () => (await import('./HomeV2Slides.tsx')).Reviews);
const Articles = staticSection(async () => (await import('./HomeV2Slides.tsx')).Articles);

/** /home-v2: the medical-style home (docs/product.md, section 2). */
export function Component() {
  return (
    <>
      <PageMeta {...homeV2.head} />
      <Sections>
        <MedicalHero {...homeV2.hero} phone={phone} />
        <AboutWithCounters id={anchors.about} {...homeV2.about} />
        <TreatmentList id={anchors.services} {...homeV2.treatments} />
        <Brands title={homeV2.partners.title}>
          <Partners />
        </Brands>
        <VideoAside {...homeV2.video} />
        <SolutionCards {...homeV2.solutions} />
        <EmergencyBand {...homeV2.emergencyBand} advice={<EmergencyNow />} />
        <PatientGallery {...homeV2.patients} />
        <TeamCarousel title={homeV2.vetsOnDuty.title}>
          <VetsOnDuty />
        </TeamCarousel>
        <PatientTestimonials title={homeV2.reviews.title}>
          <Reviews />
        </PatientTestimonials>
        <NumberedSteps {...homeV2.steps} />
        <ArticleTeasers id={anchors.blogs} {...homeV2.articles}>
          <Articles />
        </ArticleTeasers>
      </Sections>
    </>
  );
}
