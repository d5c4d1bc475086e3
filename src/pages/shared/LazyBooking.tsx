import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { anchors } from '#src/config/paths.ts';
import { brand } from '#src/content/brand.ts';
import type { AppointmentBooking } from './AppointmentBooking.tsx';
import styles from './LazyBooking.module.css';

type BookingProps = React.ComponentProps<typeof AppointmentBooking>;

let want: () => void = () => undefined;
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});

const Form = lazy(async () => {
  // A server has nobody to wait for.
  if (typeof window !== 'undefined') await wanted;
  const module = await import('./AppointmentBooking.tsx');
  return { default: module.AppointmentBooking };
});

/**
 * The booking form at the foot of a long page. It, and the calls it makes, are fetched when someone comes near it or asks
 * for it: the first screen must not wait for a form that is ten screens down.
 */
export function LazyBooking(props: BookingProps) {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const asked = hash === `#${anchors.contacts}` || props.prefill !== undefined;

  useEffect(() => {
    if (asked) want();
  }, [asked]);

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) want();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} onFocusCapture={want} onPointerEnter={want}>
      <Suspense
        fallback={
          <p className={styles.waiting}>
            The booking form is on its way. If it does not come, call{' '}
            <SiteLink href={brand.phone.href}>{brand.phone.display}</SiteLink>.
          </p>
        }
      >
        <Form {...props} />
      </Suspense>
    </div>
  );
}
