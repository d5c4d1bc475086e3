import { Phone } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { anchors, bookingHref } from '#src/config/paths.ts';
import { brand } from '#src/content/brand.ts';
import { AnchorLink } from './AnchorLink.tsx';
import styles from './BookingBar.module.css';

/**
 * On phones, a way to book or ring within reach of the thumb, until the page shows its own. `children` (the button to
 * the top) is a further cell of the bar while it shows; otherwise it floats by itself.
 */
export function BookingBar({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const inTheWay = useOwnWayToBook(key);
  return (
    <div className={styles.dock} data-dock={inTheWay ? 'empty' : 'bar'} data-floating>
      <div role="region" aria-label="Book or call" className={styles.ways} hidden={inTheWay}>
        <a
          className={styles.call}
          href={brand.phone.href}
          aria-label={`Call ${brand.phone.display}`}
        >
          <Phone aria-hidden strokeWidth={1.5} />
        </a>
        <AnchorLink href={bookingHref} anchor={anchors.contacts} className={styles.book}>
          Book Now
        </AnchorLink>
      </div>
      {children}
    </div>
  );
}

/** True while a part marked `data-hides-booking-bar` is on screen, or a field has the focus and with it the keyboard. */
function useOwnWayToBook(key: string): boolean {
  const [inTheWay, setInTheWay] = useState(true);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setInTheWay(isTyping() || isOwnBookingOnScreen());
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    later();
    const moments = ['scroll', 'resize', 'focusin', 'focusout'] as const;
    for (const moment of moments) window.addEventListener(moment, later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const moment of moments) window.removeEventListener(moment, later);
    };
  }, [key]);

  return inTheWay;
}

function isTyping(): boolean {
  return Boolean(document.activeElement?.matches('input, select, textarea'));
}

function isOwnBookingOnScreen(): boolean {
  const parts = [...document.querySelectorAll('[data-hides-booking-bar]')];
  return parts.some((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  });
}
