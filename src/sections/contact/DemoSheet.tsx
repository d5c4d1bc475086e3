import type { ComponentProps } from 'react';
import { DemoForm } from './DemoForm.tsx';
import styles from './DemoSheet.module.css';

interface DemoSheetProps extends ComponentProps<typeof DemoForm> {
  /** Over the fields. Leave it out where a heading stands beside the sheet. */
  heading?: string;
}

/** A form without behaviour on a sheet of paper. */
export function DemoSheet({ heading, ...form }: DemoSheetProps) {
  return (
    <div className={styles.sheet} data-raised={heading ? true : undefined}>
      {heading && <h2>{heading}</h2>}
      <DemoForm {...form} />
    </div>
  );
}
