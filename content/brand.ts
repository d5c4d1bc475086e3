import { phone } from './phone.ts';

/* Every fact of the brand; the values are samples. The clinics’ addresses are in clinics.ts, the hours in hours.ts. */

export const brand = {
  name: 'VetBuddy',
  parentCompany: 'Sample Parent Company Pvt Ltd',
  copyrightYear: '2025',
  phone: phone('+91 00000 01234', { whatsApp: true }),
  email: 'support@vetbuddy.example',
  social: {
    instagram: 'https://www.instagram.com/vetbuddy.example',
    facebook: 'https://www.facebook.com/vetbuddy.example',
    pinterest: 'https://www.pinterest.com/vetbuddy.example',
    linkedin: 'https://www.linkedin.com/company/vetbuddy-example',
    youtube: 'https://www.youtube.com/@vetbuddy-example',
  },
  figures: { pets: '200K+', professionals: '150+', stores: '30+' },
  captchaWord: 'PAWS',
};

/** For search engines, chat apps and the phone's home screen; `sharingPictureAlt` describes public/sharing.png. Only the build reads it. */
export const brandForMachines = {
  description:
    'Veterinary hospitals and grooming rooms for dogs and cats: check-ups, vaccinations, surgery, diagnostics and grooming.',
  sharingPictureAlt: 'A dog and a cat. Vets who kneel down to say hello.',
};
