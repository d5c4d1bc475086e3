import { brand } from '#content/brand.ts';
import { hoursInWords } from '#content/hours.ts';
import { bannerSlides } from '#content/pages/homeV3.ts';
import { bookNow } from '#src/components/messages.tsx';
import { anchors } from '#src/config/paths.ts';
import { BannerSlides } from '#src/sections/hero/BannerSlides.tsx';

export function Banners() {
  return (
    <BannerSlides
      slides={bannerSlides}
      booking={{ label: bookNow, href: `#${anchors.contacts}` }}
      phone={{ ...brand.phone, hours: hoursInWords.phone }}
    />
  );
}
