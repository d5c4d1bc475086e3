import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** A fieldset with a legend; its fields stand in two columns, on phones in one. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.grid}>{children}</div>
    </fieldset>
  );
}
