import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Alert } from '#src/components/Alert.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import styles from './BookingNews.module.css';
import { type News, readNews, useUnreadNews } from './bookingNews.ts';
import { forgetMark, onForgetMe } from './forgetMark.ts';
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
  const { variant, outcome, refusal, address, phone, mark } = news;
  // The desk's form is opened by a press, not by an address.
  const isDesk = variant === 'by-phone';
  // 'Forget me' has emptied the form since, and there is no confirmation to be seen.
  const isForgotten = useSyncExternalStore(onForgetMe, forgetMark) !== mark;
  // Looked at again on each page: the desk's form is emptied by the log-out, which leads to another.
  useLocation();
  const isKept = !isForgotten && Object.keys(loadFromTab(draftKey(variant))).length > 0;
  if (outcome === 'booked')
    return (
      !isForgotten &&
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
  const say = isForgotten ? messages.formIsEmpty : messages.typedIsInForm;
  return (
    <p>
      {refusal && <span>{outcomes.refusals[refusal]} </span>}
      {isDesk ? (
        <>
          <span>{isKept ? messages.typedIsInFormDesk : messages.formIsEmptyDesk}</span>
          <span>{messages.orCallDesk(call)}</span>
        </>
      ) : (
        <span key={String(isForgotten)}>{say(back, call)}</span>
      )}
    </p>
  );
}
