import type { ComponentProps } from 'react';
import { SampleForm } from './SampleForm.tsx';
import styles from './SampleSheet.module.css';

interface SampleSheetProps extends ComponentProps<typeof SampleForm> {
  /** Over the fields. Leave it out where a heading stands beside the sheet. */
  heading?: string;
}

/** A form without behaviour on a sheet of paper. */
export function SampleSheet({ heading, ...form }: SampleSheetProps) {
  return (
    <div className={styles.sheet} data-raised={heading ? true : undefined}>
      {heading && <h2>{heading}</h2>}
      <SampleForm {...form} />
    </div>
  );
}
