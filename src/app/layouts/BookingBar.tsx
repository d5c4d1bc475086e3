import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '#content/brand.ts';
import { bookNow } from '#content/parts/header.ts';
import * as messages from '#src/app/messages.tsx';
import { AnchorLink } from '#src/app/parts/AnchorLink.tsx';
import { usePageClinic } from '#src/business/usePageClinic.ts';
import { appearanceProps } from '#src/components/Button.tsx';
import { Icon, iconTile } from '#src/components/Icon.tsx';
import { CallLabel } from '#src/components/PhoneNumber.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { bookingHref, emergencyHref } from '#src/config/paths.ts';
import { afterPaint } from '#src/platform/afterPaint.ts';
import styles from './BookingBar.module.css';

export function BookingBar() {
  const { key } = useLocation();
  const isHidden = useIsHidden(key);
  // Not the form's clinic: a call from here need not be about a booking.
  const { phone } = usePageClinic() ?? brand;
  return (
    <div className={styles.dock} data-dock={isHidden ? 'empty' : 'bar'} data-floating>
      <div
        role="region"
        aria-label={messages.bookOrCall}
        className={styles.actions}
        hidden={isHidden}
      >
        <SiteLink href={phone.href} className={iconTile(styles.quiet)}>
          <Icon icon="Phone" />
          <span className="visually-hidden">
            <CallLabel {...phone} />
          </span>
        </SiteLink>
        <AnchorLink href={bookingHref} {...appearanceProps({ wide: true })}>
          <span>{bookNow}</span>
        </AnchorLink>
        <AnchorLink href={emergencyHref} className={iconTile(styles.urgent)}>
          <Icon icon="Siren" />
          <span className={styles.word}>{messages.emergency}</span>
        </AnchorLink>
      </div>
    </div>
  );
}

function useIsHidden(key: string): boolean {
  const [isHidden, setIsHidden] = useState(true);

  useEffect(() => {
    let cancel: (() => void) | undefined;
    const measure = () => {
      cancel = undefined;
      setIsHidden(isTyping() || isInView('[data-hides-booking-bar]'));
    };
    // After paint the layout is known: reading it forces no reflow.
    const later = () => {
      cancel ??= afterPaint(measure);
    };
    later();
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const;
    for (const event of events) window.addEventListener(event, later, { passive: true });
    return () => {
      cancel?.();
      for (const event of events) window.removeEventListener(event, later);
    };
  }, [key]);

  return isHidden;
}

function isTyping(): boolean {
  return Boolean(document.activeElement?.matches('input, select, textarea'));
}

function isInView(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  });
}
