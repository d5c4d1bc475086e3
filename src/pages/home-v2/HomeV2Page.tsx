import { Sections } from '#src/components/Sections.tsx';
import { anchors } from '#src/config/paths.ts';
import { homeV2 } from '#content/pages/homeV2.yaml';
import { homeV2FirstScreen } from '#content/pages/homeV2FirstScreen.yaml';
import { heroPhone } from '#src/content/heroPhone.ts';
import {
  articles,
  emergencyBand,
  partners,
  solutions,
  treatments,
  vetsOnDuty,
  video,
} from '#src/content/homeV2Sections.ts';
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

/** /home-v2: the medical-style home (docs/product.md, section 2). */
export function Component() {
  return (
    <>
      <PageMeta {...homeV2FirstScreen.head} />
      <Sections>
        <MedicalHero {...homeV2FirstScreen.hero} phone={heroPhone} />
        <AboutWithCounters id={anchors.about} {...homeV2.about} />
        <TreatmentList id={anchors.services} {...treatments} />
        <Brands {...partners} />
        <VideoAside {...video} />
        <SolutionCards {...solutions} />
        <EmergencyBand {...emergencyBand} />
        <PatientGallery {...homeV2.patients} />
        <TeamCarousel {...vetsOnDuty} />
        <PatientTestimonials {...homeV2.reviews} />
        <NumberedSteps {...homeV2.steps} />
        <ArticleTeasers id={anchors.blogs} {...articles} />
      </Sections>
    </>
  );
}
