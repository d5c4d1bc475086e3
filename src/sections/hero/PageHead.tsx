import type { ReactNode } from 'react';
import { Grid } from '#src/components/layout/Grid.tsx';
import { useHeadTone } from '#src/components/layout/pageOptions.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  /** The breadcrumb's address. Default: the page's own. */
  address?: string;
  /** The last label of the breadcrumb. Default: made from the address. */
  current?: string;
  /** The page's h1. Leave it out if the children contain the h1. */
  title?: string;
  lead?: string;
  /** On a wide screen. */
  leadPosition?: 'right' | 'below';
  /** Gives a long title eight columns, so that it fits on two lines. */
  wide?: boolean;
  /** A darker band along the bottom, on which a picture can stand. Its height: `--head-floor`. */
  floor?: boolean;
  /** Positioned against the head, behind the text: a picture that runs to the screen's edge, for example. */
  scenery?: ReactNode;
  /** The space below a head without children. */
  foot?: 'none' | 'small';
  /** Sets `--head-floor` (72px), `--head-foot` (space at the bottom) or `--head-title`. */
  className?: string;
  /** Shown below the text, as wide as the page. */
  children?: ReactNode;
}

/** The head of an inner page: breadcrumb, title and lead, in the header's colour (`headTone` in the route table). */
export function PageHead({
  address,
  current,
  title,
  lead,
  leadPosition = 'right',
  wide,
  floor,
  scenery,
  foot,
  className = '',
  children,
}: PageHeadProps) {
  const ground = useHeadTone();
  const leadColumns = leadPosition === 'below' ? '1-7' : wide ? '9-12' : '8-12';
  return (
    <div
      className={`${styles.head} ${className}`.trimEnd()}
      data-ground={ground}
      data-floor={floor}
      data-filled={children ? true : undefined}
      data-foot={foot}
    >
      {scenery}
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumb address={address} current={current} />
        {title && (
          <Grid align="end" className={styles.text} data-lead={leadPosition}>
            <h1 className={styles.title} data-columns={wide ? '1-8' : '1-7'}>
              {title}
            </h1>
            {lead && (
              <p className={`lead ink ${styles.lead}`} data-columns={leadColumns}>
                {lead}
              </p>
            )}
          </Grid>
        )}
        {children}
      </div>
    </div>
  );
}
