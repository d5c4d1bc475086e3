import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.ts'), typeof import('./messages.hi.ts')>;

export const breadcrumb = 'आप यहाँ हैं';

export const home = 'होम';

export const crumbs: Readonly<Record<string, string>> = {
  clinics: 'क्लिनिक',
  contact: 'संपर्क',
  privacy: 'निजता',
  service: 'सेवाएँ',
};
