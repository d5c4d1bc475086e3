import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';
import type { ChangeRequest } from './changeMessages.tsx';

export type Checked = Twin<
  typeof import('./changeMessages.tsx'),
  typeof import('./changeMessages.hi.tsx')
>;

export const askToChange = 'बदलवाएँ या रद्द करवाएँ';

export const callToChange = (phone: ReactNode) => <>बदलवाने या रद्द करवाने के लिए फ़ोन करें: {phone}</>;

export const changeRequest = ({ owner, clinic, day, time, type, pet }: ChangeRequest) =>
  `नमस्ते, यह अपॉइंटमेंट बदलना या रद्द करना है।

नाम: ${owner}
क्लिनिक: ${clinic}
समय: ${day}, ${time}
किसलिए: ${type}, ${pet}

इसकी जगह यह समय:`;

export const alreadyBooked = (whatsApp: ReactNode) => (
  <>पहले से बुकिंग है? {whatsApp} या फ़ोन से बदलवाएँ या रद्द करवाएँ: नाम और दिन बताना काफ़ी है।</>
);

export const whatsApp = 'WhatsApp';

export const alreadyBookedByPhone =
  'पहले से बुकिंग है? फ़ोन करके बदलवाएँ या रद्द करवाएँ: नाम और दिन बताना काफ़ी है।';

export const emptyChangeRequest =
  'नमस्ते, मुझे अपॉइंटमेंट बदलना या रद्द करना है।\n\nनाम: \nदिन: \nनया समय: ';
