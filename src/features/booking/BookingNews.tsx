import { useLocation } from 'react-router-dom';
import { Alert } from '#src/components/Alert.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import styles from './BookingNews.module.css';
import { type News, readNews, useUnreadNews } from './bookingNews.ts';
import * as messages from './newsMessages.tsx';
import * as outcomes from './outcomeMessages.ts';
import { draftKey, loadFromTab } from './tabStorage.ts';

const words = { booked: outcomes.booked, failed: outcomes.failed };

/** How bookings ended whose sender has gone on to another page. In the page, empty, from their leaving on. */
export function BookingNews() {
  const unread = useUnreadNews();
  return (
    <div className={`screen-only ${styles.news}`}>
      {(['booked', 'failed'] as const).map((outcome) => {
        const ended = unread.filter((news) => news.outcome === outcome);
        return (
          <Alert
            key={outcome}
            kind={outcome === 'booked' ? 'success' : 'error'}
            message={ended.length > 0 ? words[outcome] : undefined}
            onDismiss={() => {
              for (const { variant } of ended) readNews(variant);
            }}
          >
            {ended.map((news) => (
              <NextStep key={news.variant} news={news} />
            ))}
          </Alert>
        );
      })}
    </div>
  );
}

function NextStep({ news }: { news: News }) {
  const { variant, outcome, refusal, address, phone } = news;
  // The desk's form is opened by a press, not by an address.
  const isDesk = variant === 'by-phone';
  // Looked at again on each page: the desk's form is emptied by the log-out, which leads to another.
  useLocation();
  const isKept = Object.keys(loadFromTab(draftKey(variant))).length > 0;
  if (outcome === 'booked')
    return (
      !isDesk && (
        <p>
          <SiteLink href={address}>{messages.seeWhatYouAskedFor}</SiteLink>
        </p>
      )
    );
  const call = (
    <SiteLink href={phone.href} className="nowrap" translate="no">
      {phone.display}
    </SiteLink>
  );
  const back = <SiteLink href={address}>{messages.backToTheForm}</SiteLink>;
  return (
    <p>
      {refusal && <span>{outcomes.refusals[refusal]} </span>}
      {isDesk ? (
        <>
          <span>{isKept ? messages.typedIsInFormDesk : messages.formIsEmptyDesk}</span>
          <span>{messages.orCallDesk(call)}</span>
        </>
      ) : (
        <span>{messages.typedIsInForm(back, call)}</span>
      )}
    </p>
  );
}
