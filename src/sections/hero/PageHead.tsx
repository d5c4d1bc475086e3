import type { ReactNode } from 'react';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** The colour of the room, the same as the route's `wall`. Mint: people; sky: time; wash: preparing; cream: reading. */
  wall: 'mint' | 'sky' | 'wash' | 'cream';
  pathname: string;
  /** The breadcrumb's last words, where the address's own are not good enough. */
  current?: string;
  /** The page's h1. Leave it out where the children hold it. */
  title?: string;
  lead?: ReactNode;
  /** Where the lead stands on a wide screen. */
  leadPlace?: 'right' | 'below';
  /** A long title: two lines of it take eight columns. */
  wide?: boolean;
  /** A darker band along the bottom, for whatever stands on it. Its height: `--head-floor`. */
  floor?: boolean;
  /** Placed against the head itself, behind the words (a picture that runs off the screen's edge). */
  scenery?: ReactNode;
  /** Sets `--head-floor` (72px), `--head-foot` (space at the bottom) or `--head-title`. */
  className?: string;
  /** Under the words, inside the page's measure. */
  children?: ReactNode;
}

/** The top of an inner page: the wall that the header stands on, the way back, what the page is about. */
export function PageHead({
  wall,
  pathname,
  current,
  title,
  lead,
  leadPlace = 'right',
  wide,
  floor,
  scenery,
  className,
  children,
}: PageHeadProps) {
  return (
    <div
      className={className ? `${styles.head} ${className}` : styles.head}
      data-wall={wall}
      data-filled={children ? true : undefined}
    >
      {floor && <div className={styles.floor} />}
      {scenery}
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb pathname={pathname} current={current} />
        {title && (
          <div className={styles.words} data-lead={leadPlace} data-wide={wide}>
            <h1 className={styles.title}>{title}</h1>
            {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
