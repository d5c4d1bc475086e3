import type { Video } from '#src/components/video/VideoModal.tsx';

/* The sample film. */

export const firstVisit = {
  id: 'aqz-KE-bpKQ',
  title: 'A first visit, start to finish',
} satisfies Video;
