import type { ReactNode } from 'react';
import cat from '#src/assets/pictures/scenes/waitcat.svg';
import styles from './NothingFound.module.css';

interface NothingFoundProps {
  heading: string;
  /** Why, and what to do. */
  children: ReactNode;
}

/** Where a list would stand: that there is nothing, and what to do. */
export function NothingFound({ heading, children }: NothingFoundProps) {
  return (
    <div className={styles.box}>
      <img src={cat} alt="" width={300} height={225} className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        {children}
      </div>
    </div>
  );
}
