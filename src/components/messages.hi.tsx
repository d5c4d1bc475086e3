import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.tsx'), typeof import('./messages.hi.tsx')>;

export const callNumber = (phone: ReactNode) => <>{phone} पर फ़ोन करें</>;

export const slides = 'स्लाइडें';

export const slide = 'स्लाइड';

export const carousel = 'स्लाइड शो';

export const slideOf = (number: number, count: number, slideName: string) =>
  `${count} में से ${number}: ${slideName}`;

export const dismiss = 'हटाएँ';

export const opensInNewTab = '(नए टैब में खुलेगा)';

export const formNeedsScript = 'इस फ़ॉर्म के लिए जावास्क्रिप्ट चाहिए, जो इस ब्राउज़र में बंद है।';

export const pleaseBookByPhone = 'कृपया फ़ोन पर बुक करें';

export const privacy = 'निजता';

export const tryAgain = 'फिर से कोशिश करें';
