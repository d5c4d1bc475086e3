import type { ReactNode } from 'react';
import { waitingCat } from '#src/content/visits.ts';
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
      <img {...waitingCat} alt="" className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        {children}
      </div>
    </div>
  );
}
