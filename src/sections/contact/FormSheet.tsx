import type { ReactNode } from 'react';
import styles from './FormSheet.module.css';

interface FormSheetProps {
  /** The heading above the form. Leave it out where a heading stands beside it. */
  heading?: string;
  children: ReactNode;
}

/** A form on a white card. */
export function FormSheet({ heading, children }: FormSheetProps) {
  return (
    <div className={styles.sheet} data-titled={heading ? true : undefined}>
      {heading && <h2>{heading}</h2>}
      {children}
    </div>
  );
}
