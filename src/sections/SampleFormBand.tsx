import { useId, type ComponentProps } from 'react';
import type { SampleForm } from './SampleForm.tsx';
import styles from './SampleFormBand.module.css';
import { SampleSheet } from './SampleSheet.tsx';

interface SampleFormBandProps extends ComponentProps<typeof SampleForm> {
  heading: string;
  lead: string;
}

/** A heading on the mint wall, and beside it a form without behaviour. */
export function SampleFormBand({ heading, lead, ...form }: SampleFormBandProps) {
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2 id={id}>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <SampleSheet {...form} />
      </div>
    </section>
  );
}
