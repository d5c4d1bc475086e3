import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import { bannerSlides } from '#content/pages/homeV3.ts';
import { bookNow } from '#content/parts/header.ts';
import { Slides } from '#src/components/carousel/Slides.tsx';
import { anchors } from '#src/config/paths.ts';
import { HeroScene } from '#src/sections/hero/HeroScene.tsx';

/** Children of BannerSlider. The first slide holds the page's h1. */
export function BannerSlides() {
  return (
    <Slides
      slides={bannerSlides.map(({ name, ...slide }, index) => ({
        label: name,
        content: (
          <HeroScene
            {...slide}
            booking={{ label: bookNow, href: `#${anchors.contacts}` }}
            phone={{ ...brand.phone, hours: hoursInWords.phone }}
            first={index === 0}
          />
        ),
      }))}
    />
  );
}
