import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { hoursInWords } from '#content/hours.ts';
import type { Twin } from '#src/config/twin.ts';
import * as english from './contact.ts';

export type Checked = Twin<typeof import('./contact.ts'), typeof import('./contact.hi.ts')>;

export const head: typeof english.head = {
  title: 'संपर्क और समय',
  description: `${brand.name} को ${brand.phone.display} पर फ़ोन करें, ${hoursInWords.phone}। पते, खुलने का समय और इमरजेंसी की जानकारी।`,
};

export const heading = 'हमें फ़ोन करें या लिखें';

export const picture: typeof english.picture = {
  ...english.picture,
  alt: 'रिसेप्शन पर बात करती एक महिला, पास में कैरियर में उनकी बिल्ली',
};

export const facts: typeof english.facts = [
  { label: 'फ़ोन पर मदद', value: hoursInWords.phone },
  { label: 'इमरजेंसी', value: `${hoursInWords.emergency}, हमारे अस्पतालों में` },
];

export const emailLabel = 'ईमेल';

export const addresses: typeof english.addresses = {
  heading: 'हमारे क्लिनिकों में से चार',
  bookOrCall: (area) => `${area} में बुक करें या फ़ोन करें`,
  all: `सभी ${clinics.length} क्लिनिक देखें`,
};

export const formHeading = 'हमें लिखें';

export const form: typeof english.form = {
  label: 'संदेश भेजें',
  fields: [
    { name: 'name', label: 'नाम', autoComplete: 'name' },
    { name: 'email', label: 'ईमेल', kind: 'email', autoComplete: 'email' },
    { name: 'subject', label: 'विषय' },
    { name: 'phone', label: 'फ़ोन', kind: 'tel', autoComplete: 'tel' },
    { name: 'comments', label: 'टिप्पणी', kind: 'textarea', wide: true },
    { name: 'word', label: 'जो शब्द दिख रहा है, वही लिखें', kind: 'word', word: brand.captchaWord },
  ],
  submitLabel: 'संदेश भेजें',
  mail: { subject: 'एक संदेश', opening: 'यह संदेश आपकी साइट के संपर्क पेज से भेजा गया है।' },
};
