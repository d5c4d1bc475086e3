import { whenNear, whenReady } from '#src/components/WhenNear.tsx';
import { head } from '#src/content/homeV3Head.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

const Banner = whenNear('banner', () => import('#src/pages/shared/landing/BannerPart.tsx'));
const About = whenNear('about', () => import('#src/pages/shared/landing/AboutPart.tsx'));
const Services = whenNear('services', () => import('#src/pages/shared/landing/ServicesPart.tsx'));
const Vets = whenNear('vets', () => import('#src/pages/shared/landing/VetsPart.tsx'));
const Tabs = whenNear('tabs', () => import('#src/pages/shared/landing/TabsPart.tsx'));
const Video = whenNear('video', () => import('#src/pages/shared/landing/VideoPart.tsx'));
const Blog = whenNear('blog', () => import('#src/pages/shared/landing/BlogPart.tsx'));
const Booking = whenNear('booking', () => import('#src/pages/shared/landing/BookingPart.tsx'));

/** For the route: when the page can be shown whole. */
export const ready = () => whenReady(Banner, About, Services, Vets, Tabs, Video, Blog, Booking);

/** /home-v3: the veterinary home; its banner opens with another scene and other words. */
export function Component() {
  return (
    <>
      <PageMeta {...head} />
      <Banner />
      <About />
      <Services />
      <Vets />
      <Tabs />
      <Video />
      <Blog />
      <Booking />
    </>
  );
}
