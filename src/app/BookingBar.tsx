import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { appearanceProps } from '#src/components/Button.tsx';
import { CallLabel } from '#src/components/CallLabel.tsx';
import { Icon } from '#src/components/Icon.tsx';
import * as common from '#src/components/messages.tsx';
import { usePagePhone } from '#src/components/pagePhone.ts';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { anchors, bookingHref, paths } from '#src/config/paths.ts';
import { brand } from '#content/brand.ts';
import { AnchorLink } from './AnchorLink.tsx';
import * as messages from './messages.tsx';
import styles from './BookingBar.module.css';

/** Where the site tells in full what to do in an emergency. */
const emergency = { href: `${paths.contact}#${anchors.emergency}` };
const directions = { href: paths.clinics };

/** What the bar itself covers, px. */
const barHeight = 80;

/**
 * On phones, a bar to book or call, while the page shows no booking form or button of its own. Beside what is about an emergency
 * its large button is the call, not Book Now. On a clinic's page the call is the clinic's.
 */
export function BookingBar() {
  const { key } = useLocation();
  const state = useBarState(key);
  const isUrgent = state === 'urgent';
  const phone = usePagePhone() ?? brand.phone;
  return (
    <div className={styles.dock} data-dock={state} data-floating>
      <div
        role="region"
        aria-label={messages.bookOrCall}
        className={styles.ways}
        hidden={state === 'empty'}
      >
        <SiteLink
          href={phone.href}
          {...(isUrgent
            ? appearanceProps({ wide: true, className: styles.urgent })
            : { className: `tile ${styles.quiet}` })}
        >
          <Icon icon="Phone" />
          {isUrgent ? (
            <span>{messages.callInBar(<span translate="no">{phone.display}</span>)}</span>
          ) : (
            <span className="visually-hidden">
              <CallLabel number={phone.display} />
            </span>
          )}
        </SiteLink>
        <AnchorLink
          href={bookingHref}
          {...(isUrgent ? { className: `tile ${styles.quiet}` } : appearanceProps({ wide: true }))}
        >
          {isUrgent && <Icon icon="CalendarPlus" />}
          <span className={isUrgent ? 'visually-hidden' : undefined}>{common.bookNow}</span>
        </AnchorLink>
        {isUrgent && (
          <SiteLink {...directions} className={`tile ${styles.quiet}`}>
            <Icon icon="MapPin" />
            <span className="visually-hidden">{messages.findPlace}</span>
          </SiteLink>
        )}
        {!isUrgent && (
          <SiteLink {...emergency} className={`tile ${styles.urgent}`}>
            <Icon icon="Siren" />
            <span className={styles.word}>{messages.emergency}</span>
          </SiteLink>
        )}
      </div>
    </div>
  );
}

/**
 * 'empty' while an element with `data-hides-booking-bar` is on screen, or a field has the focus and the keyboard is open; 'urgent'
 * while one with `data-urgent` is.
 */
function useBarState(key: string): 'empty' | 'urgent' | 'bar' {
  const [state, setState] = useState<'empty' | 'urgent' | 'bar'>('empty');

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (isTyping() || isInView('[data-hides-booking-bar]')) setState('empty');
      else setState(isInView('[data-urgent]', barHeight) ? 'urgent' : 'bar');
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    later();
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const;
    for (const event of events) window.addEventListener(event, later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) window.removeEventListener(event, later);
    };
  }, [key]);

  return state;
}

function isTyping(): boolean {
  return Boolean(document.activeElement?.matches('input, select, textarea'));
}

function isInView(selector: string, covered = 0): boolean {
  return [...document.querySelectorAll(selector)].some((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight - covered;
  });
}
