import type { Twin } from '#src/config/twin.ts';
import * as english from './notFound.ts';

export type Checked = Twin<typeof import('./notFound.ts'), typeof import('./notFound.hi.ts')>;

export const title = 'पेज नहीं मिला';

export const text = 'माफ़ कीजिए, यह पेज नहीं मिला। हमारे ये पेज सबसे ज़्यादा देखे जाते हैं।';

export const crumb = 'पेज नहीं मिला';

export const homeLabel = 'होम पर जाएँ';

export const popularLabel = 'ज़्यादा देखे जाने वाले पेज';

export const popular: typeof english.popular = [
  { label: 'अपॉइंटमेंट बुक करें', href: '/hi#contacts' },
  { label: 'सेवाएँ', href: '/hi/service' },
  { label: 'हमारे डॉक्टर', href: '/doctors' },
  { label: 'संपर्क और समय', href: '/hi/contact' },
];

export const signs: typeof english.signs = [
  { label: 'अपॉइंटमेंट बुक करें', href: '/hi#contacts' },
  { label: 'सेवाएँ', href: '/hi/service' },
  { label: 'हमारे डॉक्टर', href: '/doctors' },
];

export const picture: typeof english.picture = {
  ...english.picture,
  alt: 'पट्टा ज़मीन पर घसीटता हुआ कुत्ता रास्ते का बोर्ड देख रहा है',
};
