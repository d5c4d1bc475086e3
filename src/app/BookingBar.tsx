import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { appearanceProps } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { anchors, bookingHref } from '#src/config/paths.ts';
import { brand } from '#content/brand.ts';
import { AnchorLink } from './AnchorLink.tsx';
import styles from './BookingBar.module.css';

/**
 * On phones, a bar to book or call, while the page shows no booking form or button of its own. `children` (the button to
 * the top) is a cell of the bar while the bar shows, otherwise it floats by itself.
 */
export function BookingBar({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const isHidden = useIsHidden(key);
  return (
    <div className={styles.dock} data-dock={isHidden ? 'empty' : 'bar'} data-floating>
      <div role="region" aria-label="Book or call" className={styles.ways} hidden={isHidden}>
        <a
          className={`tile ${styles.call}`}
          href={brand.phone.href}
          aria-label={`Call ${brand.phone.display}`}
        >
          <Icon icon="Phone" />
        </a>
        <AnchorLink
          href={bookingHref}
          anchor={anchors.contacts}
          {...appearanceProps({ wide: true })}
        >
          Book Now
        </AnchorLink>
      </div>
      {children}
    </div>
  );
}

/** True while an element with `data-hides-booking-bar` is on screen, or a field has the focus and the keyboard is open. */
function useIsHidden(key: string): boolean {
  const [isHidden, setIsHidden] = useState(true);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setIsHidden(isTyping() || isHiddenByPage());
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

  return isHidden;
}

function isTyping(): boolean {
  return Boolean(document.activeElement?.matches('input, select, textarea'));
}

function isHiddenByPage(): boolean {
  const parts = [...document.querySelectorAll('[data-hides-booking-bar]')];
  return parts.some((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  });
}
