import type { ReactNode } from 'react';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './ClipboardCard.module.css';

interface ClipboardCardProps {
  /** An animal without a background, 340 × 300; its paws start at 254 px, below the clipboard's edge. */
  picture: Picture;
  children: ReactNode;
}

/** A sheet on a drawn clipboard that an animal holds from behind. */
export function ClipboardCard({ picture, children }: ClipboardCardProps) {
  return (
    <div className={styles.holder}>
      <PictureImage picture={picture} eager className={styles.figure} />
      <div className={styles.board}>
        <span className={styles.clip} />
        <div className={styles.paper}>{children}</div>
      </div>
    </div>
  );
}
