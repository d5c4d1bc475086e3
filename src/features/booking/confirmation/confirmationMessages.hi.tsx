import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./confirmationMessages.tsx'),
  typeof import('./confirmationMessages.hi.tsx')
>;

export const callsYou = (clinic: ReactNode, number: ReactNode) => (
  <>
    {clinic} से पक्का करने के लिए आपको {number} पर फ़ोन आएगा, आम तौर पर क्लिनिक खुलने के दो घंटे के अंदर।
  </>
);

export const rowNames = {
  Who: 'नाम',
  Where: 'कहाँ',
  What: 'सेवा',
  For: 'पालतू',
  When: 'कब',
  Phone: 'फ़ोन',
} as const;

export const beforeTheVisit = 'आने से पहले';

export const addToCalendar = 'कैलेंडर में जोड़ें';

export const notFixedUntil = (clinic: string, phone: string) =>
  `जब तक ${clinic} से जवाब न आए, तब तक पक्का नहीं है। बदलवाने या रद्द करवाने के लिए: ${phone}`;
