import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import type { Twin } from '#src/config/twin.ts';
import * as english from './clinics.ts';

export type Checked = Twin<typeof import('./clinics.ts'), typeof import('./clinics.hi.ts')>;

export const head: typeof english.head = {
  title: 'हमारे क्लिनिक',
  description: `${brand.name} के सभी क्लिनिक: पता, समय, रास्ता, वहाँ क्या-क्या होता है, और अपॉइंटमेंट कैसे बुक करें।`,
};

export const heading = 'हमारे क्लिनिक';

const hospitals = clinics
  .filter(({ emergency }) => emergency)
  .map(({ area, city }) => `${area} (${city})`);

export const lead = `अपने पास वाला ढूँढें, देखें कि कब खुला है, और अपॉइंटमेंट बुक करें। इमरजेंसी यहाँ देखी जाती है: ${hospitals.join(' या ')}।`;

export const emergencies = 'इमरजेंसी';

export const clinicPage: typeof english.clinicPage = {
  description: (clinic: string, address: string) =>
    `${clinic}: ${address}। समय, रास्ता, पार्किंग, डॉक्टर और सेवाएँ, और अपॉइंटमेंट कैसे बुक करें।`,
  bookLabel: 'अपॉइंटमेंट बुक करें',
  directions: { heading: 'हम कहाँ हैं', getting: 'कैसे पहुँचें', parking: 'पार्किंग' },
  directionsLabel: 'रास्ता देखें',
  holidays: { heading: 'छुट्टी के दिन', hint: 'आपका समय क्लिनिक से फ़ोन पर पक्का होता है।' },
  servicesHeading: 'यहाँ क्या-क्या होता है',
  vetsHeading: 'यहाँ कौन मिलेंगे',
  bookingTitle: (area: string) => `${area} में अपॉइंटमेंट बुक करें`,
  byPhone: {
    heading: 'फ़ोन पर बुक करें',
    lead: 'हमें फ़ोन करें, साथ मिलकर समय तय कर लेंगे।',
    notOnline: (area: string) => `${area} में डॉक्टर से मिलने की ऑनलाइन बुकिंग नहीं होती।`,
    groomingLabel: 'यहाँ ग्रूमिंग बुक करें',
  },
};

export const unknownClinic: typeof english.unknownClinic = {
  title: 'इस पते पर कोई क्लिनिक नहीं',
  heading: 'यहाँ कोई क्लिनिक नहीं, बस बिल्ली है',
  lead: 'हमारे किसी क्लिनिक का यह पता नहीं है। हो सकता है लिंक पुराना हो, या क्लिनिक कहीं और चला गया हो।',
  picture: english.unknownClinic.picture,
  links: [{ label: 'सभी क्लिनिक देखें', href: '/hi/clinics' }],
  othersHeading: 'हमारे क्लिनिक',
};
