import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import * as messages from '#src/components/video/messages.ts';
import { VideoButton } from '#src/components/video/VideoButton.tsx';
import type { Video } from '#src/components/video/VideoModal.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './VideoBand.module.css';

export interface VideoBandProps {
  title: string;
  /** One line that describes the button. */
  text: string;
  /** A wide picture with an empty lower left, where the panel stands. */
  poster: Picture;
  video: Video;
}

/** A still of the video from edge to edge. The button covers the whole panel on it. */
export function VideoBand({ title, text, poster, video }: VideoBandProps) {
  return (
    <Section space="none" className={styles.section}>
      <PictureImage picture={poster} className={styles.poster} />
      <div className={`wrap ${styles.stage}`}>
        <div data-reveal className={styles.panel}>
          <div>
            <SectionTitle className={styles.title}>{title}</SectionTitle>
            <p>{text}</p>
          </div>
          <VideoButton video={video} label={messages.watchVideo(title)} className={styles.button} />
        </div>
      </div>
    </Section>
  );
}
