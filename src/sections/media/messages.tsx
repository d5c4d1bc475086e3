import type { ReactNode } from 'react';

/** On a carousel's arrow, read out. */
export const previousPartner = 'Previous partner';

/** On a carousel's arrow, read out. */
export const nextPartner = 'Next partner';

/** On the button that plays a video, read out. */
export const watchVideo = (title: string) => `Watch the video: ${title}`;

/** Under a patient's story. */
export const toldBy = (vet: ReactNode) => <>Told by {vet}</>;
