import { Slides } from '#src/components/carousel/Slides.tsx';
import { HeroScene, type HeroSceneProps } from './HeroScene.tsx';
import hero from './Hero.module.css';

export interface BannerSlidesProps extends Pick<HeroSceneProps, 'booking' | 'phone'> {
  slides: (Pick<HeroSceneProps, 'title' | 'lead' | 'picture'> & { name: string })[];
}

/** Children of BannerSlider. The first slide holds the page's h1. */
export function BannerSlides({ slides, booking, phone }: BannerSlidesProps) {
  return (
    <Slides
      className={hero.scene}
      slides={slides.map(({ name, ...slide }, index) => ({
        label: name,
        content: <HeroScene {...slide} booking={booking} phone={phone} first={index === 0} />,
      }))}
    />
  );
}
