import type { ReactNode } from 'react';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './ClipboardCard.module.css';

interface ClipboardCardProps {
  /** Who looks over it: a bust without backdrop, 340 × 300, its paws below the edge at 254. */
  picture: Picture;
  /** What is on the paper. */
  children: ReactNode;
}

/** A clipboard that somebody holds from behind. */
export function ClipboardCard({ picture, children }: ClipboardCardProps) {
  return (
    <div className={styles.holder}>
      <PictureImage picture={picture} first className={styles.figure} />
      <div className={styles.board}>
        <span className={styles.clip} />
        <div className={styles.paper}>{children}</div>
      </div>
    </div>
  );
}
