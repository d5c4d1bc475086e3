import type { Brand, BrandForMachines } from '#src/content/schema/brand.ts';

/**
 * Every fact of the brand. The values are samples: replace them with your own. The build writes the name and the colours into
 * the styles, the logo and the pictures; `npm run brand` draws the icons. The clinics' addresses are in clinics.ts, the hours in hours.ts, the facts of
 * the privacy notice in privacy.ts.
 */
export const brand: Brand = {
  name: 'VetBuddy',
  parentCompany: 'Sample Parent Company Pvt Ltd',
  /** In the copyright line. */
  copyrightYear: '2025',
  /** `whatsApp: true` where the number takes WhatsApp, which most landlines don't: what an owner has written can then be sent to it. */
  phone: { display: '+91 00000 01234', href: 'tel:+910000001234', whatsApp: true },
  email: 'support@vetbuddy.example',
  /** Who takes emergencies while the hospitals are closed, as it ends a sentence: a hospital's name and number, if you know one. */
  emergencyElsewhere: 'the nearest 24-hour animal hospital',
  social: {
    instagram: 'https://www.instagram.com/vetbuddy.example',
    facebook: 'https://www.facebook.com/vetbuddy.example',
    pinterest: 'https://www.pinterest.com/vetbuddy.example',
    linkedin: 'https://www.linkedin.com/company/vetbuddy-example',
    youtube: 'https://www.youtube.com/@vetbuddy-example',
  },
  figures: { pets: '200K+', professionals: '150+', stores: '30+' },
  /** What the stores besides the clinics are, after '30+ stores, 8 of them clinics and'. Leave it out where every store is a clinic. */
  otherStores: 'the others for grooming, food and medicine',
  /** The word that the contact form shows and asks for. */
  captchaWord: 'PAWS',
};

/** For search engines, chat apps and phones; only the build reads it. */
export const brandForMachines: BrandForMachines = {
  /** One sentence. */
  description:
    'Veterinary hospitals and grooming rooms for dogs and cats: check-ups, vaccinations, surgery, diagnostics and grooming.',
  /** What sharing.png shows. */
  sharingPictureAlt: 'A dog and a cat. Vets who kneel down to say hello.',
  /** The text on sharing.png. */
  sharingWords: 'Vets who kneel down to say hello.',
  /**
   * As `#rrggbb`. All other tones, light and dark, are derived from these. The build refuses colours with too little
   * contrast; `npm run brand` measures it. primary: buttons, links, dark green areas, text and mint backgrounds · second: the blue backgrounds ·
   * accent: the warm highlight · page: the page's background
   */
  colours: { primary: '#0f5c48', second: '#d7eaf6', accent: '#f7b136', page: '#fff9f0' },
};
