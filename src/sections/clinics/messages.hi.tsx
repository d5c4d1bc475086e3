import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.tsx'), typeof import('./messages.hi.tsx')>;

export const clinics = 'क्लिनिक';

export const bookableHere = 'यहाँ क्या-क्या बुक हो सकता है';

export const notBookable = 'ऑनलाइन बुकिंग नहीं होती';

export const directions = (toClinic: ReactNode) => <>{toClinic} रास्ता देखें</>;

export const toClinic = (clinic: string) => `${clinic} का`;

export const bookHere = (atClinic: ReactNode) => <>{atClinic} यहाँ बुक करें</>;

export const atClinic = (clinic: string) => `${clinic}:`;

export const callClinic = (clinic: ReactNode) => <>फ़ोन करें {clinic}</>;

export const bookingNeedsScript = (phone: ReactNode) => (
  <>ऑनलाइन बुकिंग के लिए जावास्क्रिप्ट चाहिए। बुक करने के लिए हमें फ़ोन करें: {phone}।</>
);

export const bookableNotLoaded = 'ऑनलाइन क्या बुक हो सकता है, यह पता नहीं चल सका।';

export const callForClinicAndTime = (phone: ReactNode) => (
  <>हमें फ़ोन करें, क्लिनिक और समय हम साथ मिलकर तय कर लेंगे: {phone}।</>
);

export const clinicCount = (count: number) => `${count} क्लिनिक`;

export const loadingBookable = ', क्या बुक हो सकता है, देखा जा रहा है…';

export const showAll = (count: number) => `सभी ${count} क्लिनिक दिखाएँ`;
