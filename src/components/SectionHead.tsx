import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  id?: string;
  title: string;
  /** The large size, used by every second section. */
  xl?: boolean;
  lead?: string;
  /** At the right: a link or the arrows of a carousel. */
  children?: ReactNode;
}

/** A section's heading, with a lead or controls beside it. */
export function SectionHead({ id, title, xl, lead, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={xl ? `xl ${styles.title}` : styles.title}>
        {title}
      </h2>
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      {children && <div className={styles.side}>{children}</div>}
    </div>
  );
}
