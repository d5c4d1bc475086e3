import { brand } from '#content/brand.yaml';
import { appointmentTypes } from '#src/content/appointmentTypes.ts';
import { hours } from '#src/content/hours.ts';
import { clinics } from '#content/clinics.yaml';
import { homeFirstScreen } from '#content/pages/homeFirstScreen.yaml';
import { clinicStrip, heroTeam } from '#src/content/firstScreen.ts';
import { homeV2 } from '#content/pages/homeV2.yaml';
import * as v2 from '#src/content/homeV2Sections.ts';
import { listedServices } from '#src/content/serviceLinks.ts';
import { homeV2FirstScreen } from '#content/pages/homeV2FirstScreen.yaml';
import { heroPhone } from '#src/content/heroPhone.ts';
import { landing } from '#content/pages/landing.yaml';
import { homeV3 } from '#content/pages/homeV3.yaml';
import {
  articleTeasers,
  counters,
  services,
  solutions,
  vetCarousel,
} from '#src/content/landingSections.ts';
import { unrouted as unroutedContent } from '#content/pages/unrouted.yaml';
import { teamPictures } from '#src/content/heroTeam.ts';
import { joinClinics } from '#src/domain/clinics.ts';
import type { Store } from '#src/domain/types.ts';
import { About } from '#src/sections/about/About.tsx';
import { AboutWithCounters } from '#src/sections/about/AboutWithCounters.tsx';
import { SecondAbout } from '#src/sections/about/SecondAbout.tsx';
import { ArticleTeasers } from '#src/sections/articles/ArticleTeasers.tsx';
import { Brands } from '#src/sections/media/Brands.tsx';
import { CallToAction } from '#src/sections/contact/CallToAction.tsx';
import { ClinicList } from '#src/sections/clinics/ClinicList.tsx';
import { ClinicStrip } from '#src/sections/clinics/ClinicStrip.tsx';
import { Counters } from '#src/sections/about/Counters.tsx';
import { TeamCarousel } from '#src/sections/people/TeamCarousel.tsx';
import { Hero } from '#src/sections/hero/Hero.tsx';
import { HeroFeatures } from '#src/sections/hero/HeroFeatures.tsx';
import { EmergencyBand } from '#src/sections/contact/EmergencyBand.tsx';
import { NumberedSteps } from '#src/sections/services/NumberedSteps.tsx';
import { PatientGallery } from '#src/sections/people/PatientGallery.tsx';
import { PatientTestimonials } from '#src/sections/people/PatientTestimonials.tsx';
import { ProcessCarousel } from '#src/sections/services/ProcessCarousel.tsx';
import { ProjectGrid } from '#src/sections/media/ProjectGrid.tsx';
import { ServiceList } from '#src/sections/services/ServiceList.tsx';
import { ServicesMosaic } from '#src/sections/services/ServicesMosaic.tsx';
import { ServiceTabs } from '#src/sections/services/ServiceTabs.tsx';
import { SolutionCards } from '#src/sections/services/SolutionCards.tsx';
import { Testimonials } from '#src/sections/people/Testimonials.tsx';
import { TreatmentList } from '#src/sections/services/TreatmentList.tsx';
import { VetCarousel } from '#src/sections/people/VetCarousel.tsx';
import { VideoAside } from '#src/sections/media/VideoAside.tsx';
import { VideoBand } from '#src/sections/media/VideoBand.tsx';
import { MedicalHero } from '#src/sections/hero/MedicalHero.tsx';
import type { Sample } from './GallerySample.ts';

const top = '#gallery';

const serviceList = {
  ...unroutedContent.serviceList,
  groups: unroutedContent.serviceList.groups.map((group) => ({
    ...group,
    services: listedServices(group.services),
  })),
};

const stores: Store[] = [
  { id: 11, name: 'Clinic', vetConsultation: true, petVaccination: true, surgery: true },
  {
    id: 99,
    name: 'A clinic without content',
    vetConsultation: false,
    petVaccination: false,
    surgery: false,
  },
];

/** The sections that no route uses (docs/product.md, section 2). */
export const unrouted: Sample[] = [
  { name: 'SecondAbout', section: <SecondAbout {...unroutedContent.secondAbout} /> },
  { name: 'HeroFeatures', section: <HeroFeatures {...unroutedContent.heroFeatures} /> },
  { name: 'ProcessCarousel', section: <ProcessCarousel {...unroutedContent.processCarousel} /> },
  { name: 'ProjectGrid', section: <ProjectGrid {...unroutedContent.projectGrid} /> },
  { name: 'ServiceList', section: <ServiceList {...serviceList} /> },
];

/** The sections of the three home pages. */
export const homes: Sample[] = [
  {
    name: 'Hero',
    section: (
      <Hero
        label="Welcome"
        slides={homeFirstScreen.heroSlides}
        booking={{ label: 'Book Now', href: top }}
        phone={{ ...brand.phone, hours: hours.support }}
        team={heroTeam ? { ...heroTeam, pictures: teamPictures } : undefined}
      />
    ),
  },
  {
    name: 'ClinicStrip',
    section: (
      <ClinicStrip
        {...clinicStrip}
        phone={brand.phone}
        dayHref={top}
        bookingHref={top}
        clinics={[]}
        status="ready"
        onReach={() => undefined}
        onChoose={() => undefined}
        chosen=""
      />
    ),
  },
  { name: 'About', section: <About id="gallery-about" {...landing.about} /> },
  { name: 'Counters', section: <Counters counters={counters} /> },
  { name: 'ServicesMosaic', section: <ServicesMosaic id="gallery-services" {...services} /> },
  { name: 'VetCarousel', section: <VetCarousel {...vetCarousel} /> },
  { name: 'CallToAction', section: <CallToAction {...homeV3.callToAction} phone={brand.phone} /> },
  { name: 'ServiceTabs', section: <ServiceTabs {...homeV3.serviceTabs} /> },
  {
    name: 'ClinicList',
    section: (
      <ClinicList
        {...landing.clinicList}
        phone={brand.phone}
        needs={appointmentTypes}
        clinics={joinClinics(clinics, stores)}
        status="ready"
        onRetry={() => undefined}
        bookingHref={() => top}
      />
    ),
  },
  { name: 'Testimonials', section: <Testimonials {...landing.testimonials} /> },
  { name: 'VideoBand', section: <VideoBand {...homeV3.videoBand} video={landing.sampleVideo} /> },
  { name: 'Brands', section: <Brands {...v2.partners} /> },
  { name: 'ArticleTeasers', section: <ArticleTeasers id="gallery-blogs" {...articleTeasers} /> },
  { name: 'MedicalHero', section: <MedicalHero {...homeV2FirstScreen.hero} phone={heroPhone} /> },
  { name: 'AboutWithCounters', section: <AboutWithCounters id="gallery-about-v2" {...v2.about} /> },
  { name: 'TreatmentList', section: <TreatmentList id="gallery-treatments" {...v2.treatments} /> },
  { name: 'VideoAside', section: <VideoAside {...v2.video} /> },
  { name: 'SolutionCards', section: <SolutionCards {...solutions} /> },
  {
    name: 'EmergencyBand',
    section: <EmergencyBand {...v2.emergencyBand} />,
  },
  { name: 'PatientGallery', section: <PatientGallery {...homeV2.patients} /> },
  { name: 'TeamCarousel', section: <TeamCarousel {...v2.vetsOnDuty} /> },
  { name: 'PatientTestimonials', section: <PatientTestimonials {...homeV2.reviews} /> },
  { name: 'NumberedSteps', section: <NumberedSteps {...homeV2.steps} /> },
];
