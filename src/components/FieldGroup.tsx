import { type ReactNode, useId } from 'react';
import { Cluster } from './Stack.tsx';
import styles from './Field.module.css';

interface FieldGroupProps {
  legend: string;
  /** Said beside the legend, where it moves nothing when it comes late. */
  note?: { id: string; text: string } | undefined;
  children: ReactNode;
}

/** A group of fields with a legend; they stand in two columns, on phones in one. */
export function FieldGroup({ legend, note, children }: FieldGroupProps) {
  const legendId = useId();
  return (
    // A <legend> shares its line with nothing.
    <fieldset
      className={styles.group}
      aria-labelledby={legendId}
      aria-describedby={note?.text ? note.id : undefined}
    >
      <Cluster gap={2} align="baseline" justify="between" className={styles.head}>
        <p id={legendId} className={styles.legend}>
          {legend}
        </p>
        {note && (
          <p id={note.id} className="small">
            {note.text}
          </p>
        )}
      </Cluster>
      <div className={styles.grid}>{children}</div>
    </fieldset>
  );
}
