import { Alert } from '#src/components/Alert.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import styles from './BookingNews.module.css';
import { type News, readNews, useHasNews, useUnreadNews } from './bookingNews.ts';
import * as messages from './newsMessages.tsx';
import * as outcomes from './outcomeMessages.ts';

const words = { booked: outcomes.booked, failed: outcomes.failed };

/** How bookings ended whose sender has gone on to another page. In the page, empty, from their leaving on. */
export function BookingNews() {
  const unread = useUnreadNews();
  const hasNews = useHasNews();
  if (!hasNews) return null;
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
  const { outcome, refusal, address, phone } = news;
  if (outcome === 'booked')
    return (
      <p>
        <SiteLink href={address}>{messages.seeWhatYouAskedFor}</SiteLink>
      </p>
    );
  return (
    <p>
      {refusal && <span>{outcomes.refusals[refusal]} </span>}
      <span>
        {messages.typedIsInForm(
          <SiteLink href={address}>{messages.backToTheForm}</SiteLink>,
          <SiteLink href={phone.href} className="nowrap" translate="no">
            {phone.display}
          </SiteLink>,
        )}
      </span>
    </p>
  );
}
