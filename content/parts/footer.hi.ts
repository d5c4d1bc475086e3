import { hoursInWords } from '#content/hours.ts';
import type { Twin } from '#src/config/twin.ts';
import type * as english from './footer.ts';

export type Checked = Twin<typeof import('./footer.ts'), typeof import('./footer.hi.ts')>;

export const notes: typeof english.notes = {
  support: `फ़ोन पर मदद: ${hoursInWords.phoneInFooter}`,
  emergency: `अस्पतालों में इमरजेंसी ${hoursInWords.emergencyBetween} देखी जाती है।`,
  samples: 'इस साइट पर नाम, चेहरे और लोगों की राय नमूने हैं।',
};

export const services: typeof english.services = [
  'ओपीडी (बिना भर्ती का इलाज)',
  'डॉक्टर को दिखाना',
  'दवाएँ',
  'फ़िज़ियोथेरेपी',
  'बीमारी की पहचान',
  'पैथोलॉजी लैब',
  'एक्स-रे और सोनोग्राफ़ी',
  'सीटी स्कैन',
  'एंडोस्कोपी',
  'लैप्रोस्कोपी',
  'डायलिसिस',
  'ऑपरेशन',
  'आईपीडी (भर्ती)',
];

export const quickLinks: typeof english.quickLinks = [
  { label: 'होम', href: '/hi' },
  { label: 'हमारे बारे में', href: '/hi#about' },
  { label: 'हमारी सेवाएँ', href: '/hi#services' },
  { label: 'संपर्क', href: '/hi#contacts' },
];

export const social: typeof english.social = ['instagram', 'linkedin', 'youtube'];
