import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** Fields that belong together, under one legend, in two columns (one on a phone). */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.grid}>{children}</div>
    </fieldset>
  );
}
