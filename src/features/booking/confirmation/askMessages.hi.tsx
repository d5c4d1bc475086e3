import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./askMessages.tsx'),
  typeof import('./askMessages.hi.tsx')
>;

export const askToChange = 'बदलवाएँ या रद्द करवाएँ';

export const callToChange = (phone: ReactNode) => <>बदलवाने या रद्द करवाने के लिए फ़ोन करें: {phone}</>;

export const askOpening = 'नमस्ते, यह अपॉइंटमेंट बदलना या रद्द करना है।';

export const askName = (owner: string) => `नाम: ${owner}`;

export const askClinic = (clinic: string) => `क्लिनिक: ${clinic}`;

export const askTime = (day: string, time: string) => `समय: ${day}, ${time}`;

export const askFor = (type: string, pet: string) => `किसलिए: ${type}, ${pet}`;

export const askInstead = 'इसकी जगह यह समय:';

export const alreadyBooked = (whatsApp: ReactNode) => (
  <>पहले से बुकिंग है? {whatsApp} या फ़ोन से बदलवाएँ या रद्द करवाएँ: नाम और दिन बताना काफ़ी है।</>
);

export const alreadyBookedByPhone =
  'पहले से बुकिंग है? फ़ोन करके बदलवाएँ या रद्द करवाएँ: नाम और दिन बताना काफ़ी है।';

export const askByNameAndDay = 'नमस्ते, मुझे अपॉइंटमेंट बदलना या रद्द करना है।\n\nनाम: \nदिन: \nनया समय: ';

export const whatsApp = 'WhatsApp';
