import { useSyncExternalStore } from 'react';
import { Alert } from '#src/components/Alert.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import styles from './BookingNews.module.css';
import { readNews, useNews } from './bookingNews.ts';
import { forgetMark, onForgetMe } from './forgetMark.ts';
import { outcomeWords } from './outcomeWords.ts';

/** How a booking ended whose sender has gone on to another page. In the page, empty, from its leaving on. */
export function BookingNews() {
  const news = useNews();
  const kept = typeof news === 'string' ? undefined : news;
  const mark = useSyncExternalStore(onForgetMe, forgetMark);
  // 'Forget me' has emptied the form since, and there is no confirmation to be seen.
  const isForgotten = kept?.mark !== mark;
  return (
    <div className={styles.news}>
      {(['booked', 'failed'] as const).map((outcome) => (
        <Alert
          key={outcome}
          kind={outcome === 'booked' ? 'success' : 'error'}
          message={kept?.outcome === outcome ? outcomeWords[outcome] : undefined}
          onDismiss={() => readNews()}
        >
          {kept && !(isForgotten && outcome === 'booked') && (
            <p>
              {outcome === 'booked' ? (
                <SiteLink href={kept.address}>See what you asked for</SiteLink>
              ) : (
                <>
                  <SiteLink href={kept.address}>Back to the form</SiteLink>
                  {!isForgotten && <span>: what you typed is in it</span>}
                  <span>. You can also call </span>
                  <SiteLink href={kept.phone.href} className={styles.phone} translate="no">
                    {kept.phone.display}
                  </SiteLink>
                </>
              )}
            </p>
          )}
        </Alert>
      ))}
    </div>
  );
}
