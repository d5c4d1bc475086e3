import type { ReactNode } from 'react';
import type { Picture } from '#src/domain/contentTypes.ts';
import { MovingPicture } from './PictureImage.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  picture: Picture;
  heading: string;
  /** The reason, and what to do. */
  children: ReactNode;
}

/** Shown in place of an empty list: a picture, a heading and what to do. */
export function EmptyState({ picture, heading, children }: EmptyStateProps) {
  return (
    <div className={styles.box}>
      <MovingPicture picture={{ ...picture, alt: '' }} className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        {children}
      </div>
    </div>
  );
}
