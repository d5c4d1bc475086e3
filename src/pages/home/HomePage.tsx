import { whenNear, whenReady } from '#src/components/WhenNear.tsx';
import { head } from '#src/content/homeHead.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

const Hero = whenNear('hero', () => import('#src/pages/shared/landing/HeroPart.tsx'));
const Clinics = whenNear('clinics', () => import('#src/pages/shared/landing/ClinicsPart.tsx'));
const About = whenNear('about', () => import('#src/pages/shared/landing/AboutPart.tsx'));
const Services = whenNear('services', () => import('#src/pages/shared/landing/ServicesPart.tsx'));
const Vets = whenNear('vets', () => import('#src/pages/shared/landing/VetsPart.tsx'));
const Tabs = whenNear('tabs', () => import('#src/pages/shared/landing/TabsPart.tsx'));
const ClinicList = whenNear(
  'clinic-list',
  () => import('#src/pages/shared/landing/ClinicListPart.tsx'),
);
const Steps = whenNear('steps', () => import('#src/pages/shared/landing/StepsPart.tsx'));
const Reviews = whenNear('reviews', () => import('#src/pages/shared/landing/ReviewsPart.tsx'));
const Video = whenNear('video', () => import('#src/pages/shared/landing/VideoPart.tsx'));
const Brands = whenNear('brands', () => import('#src/pages/shared/landing/BrandsPart.tsx'));
const Blog = whenNear('blog', () => import('#src/pages/shared/landing/BlogPart.tsx'));
const Booking = whenNear('booking', () => import('#src/pages/shared/landing/BookingPart.tsx'));

const firstHalf = [Hero, Clinics, About, Services, Vets, Tabs];
const secondHalf = [ClinicList, Steps, Reviews, Video, Brands, Blog, Booking];

/** For the route: when the page can be shown whole. */
export const ready = () => whenReady(...firstHalf, ...secondHalf);

/** /: the landing page. It can be read at once; each part comes to life when someone is near it. */
export function Component() {
  return (
    <>
      <PageMeta {...head} />
      <Hero />
      <Clinics />
      <About />
      <Services />
      <Vets />
      <Tabs />
      <ClinicList />
      <Steps />
      <Reviews />
      <Video />
      <Brands />
      <Blog />
      <Booking />
    </>
  );
}
