import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./newsMessages.tsx'),
  typeof import('./newsMessages.hi.tsx')
>;

export const seeWhatYouAskedFor = 'माँगा गया अपॉइंटमेंट देखें';

export const backToTheForm = 'फ़ॉर्म पर लौटें';

export const typedIsInForm = (backToForm: ReactNode, phone: ReactNode) => (
  <>
    {backToForm}: आपका लिखा उसमें मौजूद है। चाहें तो यहाँ फ़ोन भी करें: {phone}
  </>
);
