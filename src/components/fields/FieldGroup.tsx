import type { ReactNode } from 'react';
import { Cluster } from '#src/components/layout/Stack.tsx';
import styles from './Field.module.css';

interface FieldGroupProps {
  id: string;
  legend: string;
  /** Beside the legend, where a late note moves nothing. */
  note?: string | undefined;
  children: ReactNode;
}

/** A group of fields with a legend; two columns, on phones one. */
export function FieldGroup({ id, legend, note, children }: FieldGroupProps) {
  return (
    // A <legend> can't share its line.
    <fieldset
      className={styles.group}
      aria-labelledby={`${id}-legend`}
      aria-describedby={note ? `${id}-note` : undefined}
    >
      <Cluster gap={2} align="baseline" justify="between" className={styles.head}>
        <p id={`${id}-legend`} className={styles.legend}>
          {legend}
        </p>
        {note !== undefined && (
          <p id={`${id}-note`} className="small">
            {note}
          </p>
        )}
      </Cluster>
      <div className={styles.grid}>{children}</div>
    </fieldset>
  );
}
