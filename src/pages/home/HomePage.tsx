import { whenNear, whenReady } from '#src/components/WhenNear.tsx';
import { anchors } from '#src/config/paths.ts';
import { brand } from '#src/content/brand.ts';
import { heroSlides, heroTeam } from '#src/content/home.ts';
import { BookingPart } from '#src/pages/shared/landing/BookingPart.tsx';
import { Hero } from '#src/sections/Hero.tsx';
import { PageMeta } from '#src/sections/PageMeta.tsx';
import { ClinicFinder } from './ClinicFinder.tsx';

const About = whenNear('about', () => import('#src/pages/shared/landing/AboutPart.tsx'));
const Services = whenNear('services', () => import('#src/pages/shared/landing/ServicesPart.tsx'));
const Vets = whenNear('vets', () => import('#src/pages/shared/landing/VetsPart.tsx'));
const Tabs = whenNear('tabs', () => import('#src/pages/shared/landing/TabsPart.tsx'));
const Steps = whenNear('steps', () => import('#src/pages/shared/landing/StepsPart.tsx'));
const Testimonials = whenNear(
  'testimonials',
  () => import('#src/pages/shared/landing/TestimonialsPart.tsx'),
);
const Video = whenNear('video', () => import('#src/pages/shared/landing/VideoPart.tsx'));
const Brands = whenNear('brands', () => import('#src/pages/shared/landing/BrandsPart.tsx'));
const Blog = whenNear('blog', () => import('#src/pages/shared/landing/BlogPart.tsx'));

/** For the route: when the page can be shown whole. */
export const ready = () =>
  whenReady(About, Services, Vets, Tabs, Steps, Testimonials, Video, Brands, Blog);

/** /: the landing page. Its first screen comes with the page, the parts below it when someone comes near. */
export function Component() {
  return (
    <>
      <PageMeta
        title="Vets and grooming for dogs and cats"
        description="Check-ups, vaccinations, surgery and grooming for dogs and cats, at a clinic near you. Book a visit in two minutes."
      />
      <Hero
        label="Welcome"
        slides={heroSlides}
        booking={{ label: 'Book Now', href: `#${anchors.contacts}` }}
        phone={{ ...brand.phone, hours: '9:30 AM to 7:00 PM' }}
        team={heroTeam}
      />
      <ClinicFinder />
      <About />
      <Services />
      <Vets />
      <Tabs />
      <Steps />
      <Testimonials />
      <Video />
      <Brands />
      <Blog />
      <BookingPart />
    </>
  );
}
