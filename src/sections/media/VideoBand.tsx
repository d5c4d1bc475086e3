import { useId } from 'react';
import { Play } from 'lucide-react';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { VideoButton } from '#src/components/VideoButton.tsx';
import type { Picture, Video } from '#src/domain/contentTypes.ts';
import styles from './VideoBand.module.css';

export interface VideoBandProps {
  title: string;
  /** One line: what pressing it does. */
  text: string;
  /** A wide picture whose lower left is empty. */
  poster: Picture;
  video: Video;
}

/** A still from edge to edge; the panel on it, all of it, opens the video. */
export function VideoBand({ title, text, poster, video }: VideoBandProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <PictureImage picture={poster} className={styles.poster} />
      <div className={`wrap ${styles.stage}`}>
        <div className={styles.panel}>
          <div className={styles.words}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            <p>{text}</p>
          </div>
          <VideoButton video={video} label={`Watch the video: ${title}`} className={styles.button}>
            <span className={styles.play}>
              <Play aria-hidden />
            </span>
          </VideoButton>
        </div>
      </div>
    </section>
  );
}
