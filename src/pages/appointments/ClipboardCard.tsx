import type { ReactNode } from 'react';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './ClipboardCard.module.css';

interface ClipboardCardProps {
  /** An animal without background, 340 × 300, with paws from 254 px down. */
  picture: Picture;
  children: ReactNode;
}

/** A sheet on a drawn clipboard, held by an animal. */
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
