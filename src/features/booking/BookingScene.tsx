import type { ReactNode } from 'react';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './BookingScene.module.css';

interface BookingSceneProps {
  /** The page's h1, visually hidden. */
  title: string;
  /** Stands on the floor, left of the form; not on small screens. */
  left: Picture;
  /** The same, right of it. */
  right: Picture;
  /** Lies on the form's upper edge, on all screens. */
  top: Picture;
  /** The form. */
  children: ReactNode;
}

/** The booking form alone, in a drawn room. */
export function BookingScene({ title, left, right, top, children }: BookingSceneProps) {
  return (
    <section className={styles.scene}>
      <div className={styles.floor} />
      <div className={`wrap ${styles.inner}`}>
        <h1 className="visually-hidden" tabIndex={-1}>
          {title}
        </h1>
        <PictureImage picture={left} frame="arch" className={styles.left} />
        <div className={styles.form}>
          <PictureImage picture={top} eager frame="round" sizes="200px" className={styles.top} />
          {children}
        </div>
        <PictureImage picture={right} frame="arch" className={styles.right} />
      </div>
    </section>
  );
}
