import { useId } from 'react';
import { Play } from 'lucide-react';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { VideoButton } from '#src/components/VideoButton.tsx';
import type { Picture, Video } from '#src/domain/contentTypes.ts';
import styles from './VideoAside.module.css';

export interface VideoAsideProps {
  title: string;
  text: string;
  poster: Picture;
  video: Video;
}

/** Text at the left and a still of the video at the right edge. The play button covers the whole still. */
export function VideoAside({ title, text, poster, video }: VideoAsideProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={`wrap ${styles.words}`}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.screen}>
        <div className={styles.still}>
          <PictureImage picture={poster} />
        </div>
        <VideoButton video={video} label={`Watch the video: ${title}`} className={styles.button}>
          <span className={styles.play}>
            <Play aria-hidden />
          </span>
        </VideoButton>
      </div>
    </section>
  );
}
