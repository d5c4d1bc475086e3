import type * as english from './privacy.ts';
export const brandPrivacy: typeof english.brandPrivacy = {
  officer: 'सैंपल शिकायत अधिकारी',
  email: 'privacy@vetbuddy.example',
  address: 'सैंपल पेरेंट कंपनी प्रा. लि., 1 सैंपल हाउस, प्लेसहोल्डर रोड, बेंगलुरु 560000',
  retention: 'दो साल',
  answersWithin: '30 दिन',
  hosting: 'अमेज़न वेब सर्विसेज़, भारत में',
  updated: '22 नवंबर 2026',
};
