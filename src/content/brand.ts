/**
 * Every fact of the brand, in one place. Samples are plainly samples: replace them with your own, then `npm run brand`
 * (name and colours reach the styles, the logo, the pictures and the icons). The clinics' addresses: clinics.ts, next door.
 */
export const brand = {
  name: 'VetBuddy',
  parentCompany: 'Sample Parent Company Pvt Ltd',
  /** In the copyright line. */
  copyrightYear: '2025',
  phone: { display: '+91 00000 01234', href: 'tel:+910000001234' },
  email: 'support@vetbuddy.example',
  /** Every day, written '… to …': the site turns them into 'between … and …' and the like (domain/hours.ts). */
  hours: {
    support: '9:30AM to 7:00 PM',
    emergency: '9 AM to 9 PM',
    /** The first and the last time that can be booked: a rule, in domain/slots.ts. */
    appointments: '10:30 AM to 7:30 PM',
  },
  social: {
    instagram: 'https://www.instagram.com/vetbuddy.example',
    facebook: 'https://www.facebook.com/vetbuddy.example',
    pinterest: 'https://www.pinterest.com/vetbuddy.example',
    linkedin: 'https://www.linkedin.com/company/vetbuddy-example',
    youtube: 'https://www.youtube.com/@vetbuddy-example',
  },
  figures: { pets: '200K+', professionals: '150+', stores: '30+' },
  /** The word that the contact form shows and asks for. */
  captchaWord: 'PAWS',
} as const;

/** What search engines, chat apps and phones are told; only the build reads it. */
export const brandForMachines = {
  /** One sentence. */
  description:
    'Veterinary hospitals and grooming stores for dogs and cats: check-ups, vaccinations, surgery, diagnostics and grooming.',
  /** The hours above once more, `HH:MM`, every day. */
  hours: {
    support: { opens: '09:30', closes: '19:00' },
    emergency: { opens: '09:00', closes: '21:00' },
  },
  /** What public/sharing.png shows. */
  sharingPictureAlt: 'A dog and a cat. Vets who kneel down to say hello.',
  /** The words on it. */
  sharingWords: 'Vets who kneel down to say hello.',
  /**
   * Written `#rrggbb`; all other tones, light and dark, follow these. `npm run brand` refuses what can't be read.
   * primary: buttons, links, forest areas, ink and mint grounds · second: the other calm ground · accent: the one warm
   * highlight · page: the page's own ground
   */
  colours: { primary: '#0f5c48', second: '#d7eaf6', accent: '#f7b136', page: '#fff9f0' },
} as const;
