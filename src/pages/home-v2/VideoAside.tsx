import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import * as messages from '#src/components/video/messages.ts';
import { VideoButton } from '#src/components/video/VideoButton.tsx';
import type { Video } from '#src/components/video/VideoModal.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './VideoAside.module.css';

export interface VideoAsideProps {
  title: string;
  text: string;
  poster: Picture;
  video: Video;
}

/** Text at the left and a still of the video at the right edge. The play button covers the whole still. */
export function VideoAside({ title, text, poster, video }: VideoAsideProps) {
  return (
    <Section ground="sky-2" space="none" className={styles.section}>
      <Stack gap={4} className={`wrap ${styles.text}`}>
        <SectionTitle>{title}</SectionTitle>
        <p className="lead">{text}</p>
      </Stack>
      <div className={styles.screen}>
        <CroppedPicture picture={poster} className={styles.still} />
        <VideoButton video={video} label={messages.watchVideo(title)} className={styles.button} />
      </div>
    </Section>
  );
}
