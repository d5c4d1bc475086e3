import type { ReactNode } from 'react';
import styles from './FormSheet.module.css';

interface FormSheetProps {
  /** Left out if a heading stands beside the form. */
  heading?: string;
  children: ReactNode;
}

/** A white card around a form. */
export function FormSheet({ heading, children }: FormSheetProps) {
  return (
    <div className={styles.sheet} data-titled={heading ? true : undefined}>
      {heading && <h2>{heading}</h2>}
      {children}
    </div>
  );
}
