import type { ReactNode } from 'react';
import { Cluster } from '#src/components/layout/Stack.tsx';
import styles from './Field.module.css';

interface FieldGroupProps {
  id: string;
  legend: string;
  /** Beside the legend, so that a late hint moves nothing. */
  hint?: string;
  children: ReactNode;
}

/** A group of fields with a legend; two columns, on phones one. */
export function FieldGroup({ id, legend, hint, children }: FieldGroupProps) {
  return (
    // A <legend> can't share its line.
    <fieldset
      className={styles.group}
      aria-labelledby={`${id}-legend`}
      aria-describedby={hint ? `${id}-hint` : undefined}
    >
      <Cluster gap={2} align="baseline" justify="between" className={styles.head}>
        <p id={`${id}-legend`} className={styles.legend}>
          {legend}
        </p>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="small">
            {hint}
          </p>
        )}
      </Cluster>
      <div className={styles.grid}>{children}</div>
    </fieldset>
  );
}
