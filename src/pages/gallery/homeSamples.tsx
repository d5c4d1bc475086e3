import { brand } from '#src/content/brand.ts';
import { clinicStrip, heroSlides, heroTeam } from '#src/content/home.ts';
import * as v2 from '#src/content/homeV2.ts';
import {
  about,
  callToAction,
  clinicList,
  counters,
  processSteps,
  services,
  serviceTabs,
  vetSlider,
} from '#src/content/landing.ts';
import { landingTeasers, partners, testimonials, videoBand } from '#src/content/landingMore.ts';
import * as reusable from '#src/content/reusable.ts';
import type { Store } from '#src/domain/types.ts';
import { About } from '#src/sections/About.tsx';
import { AboutFigures } from '#src/sections/AboutFigures.tsx';
import { AboutTwo } from '#src/sections/AboutTwo.tsx';
import { BlogTeasers } from '#src/sections/BlogTeasers.tsx';
import { Brands } from '#src/sections/Brands.tsx';
import { CallToAction } from '#src/sections/CallToAction.tsx';
import { ClinicList } from '#src/sections/ClinicList.tsx';
import { ClinicStrip } from '#src/sections/ClinicStrip.tsx';
import { Counters } from '#src/sections/Counters.tsx';
import { DutyWindow } from '#src/sections/DutyWindow.tsx';
import { Hero } from '#src/sections/Hero.tsx';
import { HeroFeatures } from '#src/sections/HeroFeatures.tsx';
import { NightCall } from '#src/sections/NightCall.tsx';
import { NumeralSteps } from '#src/sections/NumeralSteps.tsx';
import { PatientShelf } from '#src/sections/PatientShelf.tsx';
import { PatientWords } from '#src/sections/PatientWords.tsx';
import { ProcessSlider } from '#src/sections/ProcessSlider.tsx';
import { ProcessSteps } from '#src/sections/ProcessSteps.tsx';
import { ProjectGrid } from '#src/sections/ProjectGrid.tsx';
import { ServiceList } from '#src/sections/ServiceList.tsx';
import { ServicesMosaic } from '#src/sections/ServicesMosaic.tsx';
import { ServiceTabs } from '#src/sections/ServiceTabs.tsx';
import { SolutionCards } from '#src/sections/SolutionCards.tsx';
import { Testimonials } from '#src/sections/Testimonials.tsx';
import { TreatmentList } from '#src/sections/TreatmentList.tsx';
import { VetSlider } from '#src/sections/VetSlider.tsx';
import { VideoAside } from '#src/sections/VideoAside.tsx';
import { VideoBand } from '#src/sections/VideoBand.tsx';
import { WindowHero } from '#src/sections/WindowHero.tsx';
import type { Sample } from './Sample.ts';

const top = '#gallery';

function sampleStore(id: number, name: string, open: boolean): Store {
  return { id, store_name: name, vet_consultation: open, pet_vaccination: open, surgery: open };
}

/** The sections that no route uses: second about block, hero with feature list, process slider, project grid, service list. */
export const unrouted: Sample[] = [
  { name: 'AboutTwo', section: <AboutTwo {...reusable.aboutTwo} /> },
  { name: 'HeroFeatures', section: <HeroFeatures {...reusable.heroFeatures} /> },
  { name: 'ProcessSlider', section: <ProcessSlider {...reusable.processSlider} /> },
  { name: 'ProjectGrid', section: <ProjectGrid {...reusable.projectGrid} /> },
  { name: 'ServiceList', section: <ServiceList {...reusable.serviceList} /> },
];

/** The sections of the three homes. */
export const homes: Sample[] = [
  {
    name: 'Hero',
    section: (
      <Hero
        label="Welcome"
        slides={heroSlides}
        booking={{ label: 'Book Now', href: top }}
        phone={{ ...brand.phone, hours: brand.hours.support }}
        team={heroTeam}
      />
    ),
  },
  {
    name: 'ClinicStrip',
    section: (
      <ClinicStrip
        {...clinicStrip}
        phone={brand.phone}
        bookingHref={top}
        clinics={[
          { id: 1, store_name: 'Sample clinic, Indiranagar' },
          { id: 2, store_name: 'Sample clinic, Adyar' },
        ]}
        status="ready"
        onReach={() => undefined}
        onChoose={() => undefined}
        chosen=""
      />
    ),
  },
  { name: 'About', section: <About id="gallery-about" {...about} /> },
  { name: 'Counters', section: <Counters counters={counters} /> },
  { name: 'ServicesMosaic', section: <ServicesMosaic id="gallery-services" {...services} /> },
  { name: 'VetSlider', section: <VetSlider {...vetSlider} /> },
  { name: 'CallToAction', section: <CallToAction {...callToAction} /> },
  { name: 'ServiceTabs', section: <ServiceTabs {...serviceTabs} /> },
  {
    name: 'ClinicList',
    section: (
      <ClinicList
        {...clinicList}
        phone={brand.phone}
        clinics={[
          sampleStore(1, 'Sample clinic, Indiranagar', true),
          sampleStore(2, 'Sample clinic, Adyar', false),
        ]}
        status="ready"
        onRetry={() => undefined}
        bookingHref={() => top}
        onBook={() => undefined}
      />
    ),
  },
  { name: 'ProcessSteps', section: <ProcessSteps {...processSteps} /> },
  { name: 'Testimonials', section: <Testimonials {...testimonials} /> },
  { name: 'VideoBand', section: <VideoBand {...videoBand} /> },
  { name: 'Brands', section: <Brands {...partners} /> },
  { name: 'BlogTeasers', section: <BlogTeasers id="gallery-blogs" {...landingTeasers} /> },
  { name: 'WindowHero', section: <WindowHero {...v2.hero} /> },
  { name: 'AboutFigures', section: <AboutFigures id="gallery-about-v2" {...v2.about} /> },
  { name: 'TreatmentList', section: <TreatmentList id="gallery-treatments" {...v2.treatments} /> },
  { name: 'VideoAside', section: <VideoAside {...v2.video} /> },
  { name: 'SolutionCards', section: <SolutionCards {...v2.solutions} /> },
  { name: 'NightCall', section: <NightCall {...v2.nightCall} /> },
  { name: 'PatientShelf', section: <PatientShelf {...v2.patients} /> },
  { name: 'DutyWindow', section: <DutyWindow {...v2.duty} /> },
  { name: 'PatientWords', section: <PatientWords {...v2.reviews} /> },
  { name: 'NumeralSteps', section: <NumeralSteps {...v2.steps} /> },
];
