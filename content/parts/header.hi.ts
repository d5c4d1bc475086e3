import type { Twin } from '#src/config/twin.ts';
import type * as english from './header.ts';

export type Checked = Twin<typeof import('./header.ts'), typeof import('./header.hi.ts')>;

export const bookNow = 'अभी बुक करें';

export const bookVisit = 'अपॉइंटमेंट बुक करें';

export const social: typeof english.social = ['instagram', 'facebook', 'pinterest'];

export const links: typeof english.links = [
  { label: 'होम', href: '/hi' },
  { label: 'हमारे बारे में', href: '/hi#about', pages: '/about' },
  { label: 'सेवाएँ', href: '/hi#services', pages: '/hi/service' },
  { label: 'लेख', href: '/hi#blogs', pages: '/blog' },
  { label: 'संपर्क', href: '/hi#contacts', pages: '/hi/contact' },
];
