import type { ComponentProps } from 'react';
import { DemoForm } from './DemoForm.tsx';
import styles from './DemoSheet.module.css';

interface DemoSheetProps extends ComponentProps<typeof DemoForm> {
  /** The heading above the fields. Leave it out where a heading stands beside the form. */
  heading?: string;
}

/** A form without behaviour on a white card. */
export function DemoSheet({ heading, ...form }: DemoSheetProps) {
  return (
    <div className={styles.sheet} data-raised={heading ? true : undefined}>
      {heading && <h2>{heading}</h2>}
      <DemoForm {...form} />
    </div>
  );
}
