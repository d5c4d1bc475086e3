import type { Twin } from '#src/config/twin.ts';
import { brand } from '#content/brand.ts';
import * as english from './landingAbout.ts';

export type Checked = Twin<
  typeof import('./landingAbout.ts'),
  typeof import('./landingAbout.hi.ts')
>;

export const about: typeof english.about = {
  title: 'डर कम।\nजाँच बेहतर।',
  lead: 'पालतू डरा हुआ हो, तो जाँच मुश्किल होती है। इसलिए हम जल्दी नहीं करते: शांत कमरे, ज़मीन पर बैठे डॉक्टर, और सबसे पहले आपके सवाल।',
  picture: {
    ...english.about.picture,
    alt: 'रिसेप्शन पर एक मालकिन का स्वागत हो रहा है; वे बेंच पर बैठी हैं, हाथ कैरियर पर है और अंदर से बिल्ली झाँक रही है',
  },
  reasons: [
    {
      icon: 'notes',
      title: 'आपके पालतू को जानने वाली टीम',
      text: 'हर बार पूरी बात शुरू से नहीं बतानी पड़ती।',
    },
    {
      icon: 'microscope',
      title: 'सारी जाँच एक ही छत के नीचे',
      text: 'एक्स-रे, सोनोग्राफ़ी और लैब, सब यहीं।',
    },
    { icon: 'speech', title: 'पहले साफ़-साफ़ बात', text: 'कितना खर्च होगा, शुरू करने से पहले बता देते हैं।' },
  ],
  more: { label: 'हमारे बारे में और जानें', href: '/about' },
};

export const counters: typeof english.counters = [
  { number: brand.figures.pets, title: 'खुश पालतू' },
  { number: brand.figures.professionals, title: 'डॉक्टर और देखभाल करने वाले' },
  { number: brand.figures.stores, title: 'स्टोर' },
];

export const services: typeof english.services = {
  title: 'कुत्ते-बिल्लियों के लिए हम क्या-क्या करते हैं',
  all: { label: 'सभी सेवाएँ देखें', href: '/hi/service' },
  services: english.services.services,
  others: english.services.others,
};
