import type { ReactNode } from 'react';
import { useIdToken } from '#src/api/loginTokens.ts';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { FlashAlert } from '#src/components/notices/FlashAlert.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import { NoVisits } from './NoVisits.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import type { VisitsResult } from './useVisits.ts';
import { VisitsFailure } from './VisitsFailure.tsx';
import { VisitsTable } from './VisitsTable.tsx';
import styles from './VisitsScreen.module.css';

export interface VisitsContent {
  picture: Picture;
  loginHref: string;
}

interface VisitsScreenProps extends VisitsContent {
  title: string;
  /** The phone number whose visits are listed. */
  phone?: string;
  /** Its owners and the number. */
  heading?: string;
  result: VisitsResult;
  status: string;
  action?: ReactNode;
  emptyText: ReactNode;
  isStale?: boolean;
  children?: ReactNode;
}

/** A list of visits: loading, failed, empty, or the table (docs/product.md, section 8). */
export function VisitsScreen(props: VisitsScreenProps) {
  const { title, heading, phone = '', result, status, emptyText } = props;
  const token = useIdToken();
  const isLoading = result.status === 'pending' || result.isFetching;
  const hasFailed = result.status === 'error';
  const isEmpty = result.status === 'success' && result.visits.length === 0;
  const line = isLoading ? 'Loading visits…' : isEmpty ? 'Nothing to list' : status;

  return (
    // Focus target for a button in it that unmounts.
    <section data-layout="stack" tabIndex={-1} data-paper="">
      {token && !result.error?.unauthorized && <FlashAlert />}
      <Cluster gap={3} align="end" justify="between" className={styles.head}>
        <Cluster gap={4} align="baseline" className={styles.line}>
          <h1 className={`subtitle ${styles.title}`}>{title}</h1>
          {heading && <p className={`strong breaks ${styles.heading}`}>{heading}</p>}
          <p className={`numeric soft ${styles.status}`}>
            {/* Empty after a failure, which has its own message. */}
            <span role="status">
              {/* The empty list's picture has its own heading. */}
              <span className={isEmpty && !isLoading ? 'visually-hidden' : 'script-only'}>
                {!hasFailed && line}
              </span>
            </span>
            {hasFailed && <span>{isLoading ? line : 'The list could not be loaded'}</span>}
          </p>
          {props.action}
        </Cluster>
        <PhoneForm phone={phone.slice(0, 40)} />
      </Cluster>
      <noscript>
        <p>This list needs JavaScript, which is switched off in this browser.</p>
      </noscript>
      <VisitsFailure result={result} loginHref={props.loginHref} />
      {isEmpty && <NoVisits picture={props.picture}>{emptyText}</NoVisits>}
      {!hasFailed && !isEmpty && (
        <VisitsTable
          // Keyed by number, so that one number's rows never show under another.
          key={`${result.status} ${phone}`}
          caption={title}
          visits={result.visits}
          isLoading={result.status === 'pending'}
          isStale={props.isStale}
        />
      )}
      {props.children}
    </section>
  );
}
