import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Button } from '#src/components/Button.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { isChunkLoadError, reloadOnce, reloadWhenOnline } from '#src/components/chunkErrors.ts';
import { anchors } from '#src/config/paths.ts';
import { emptyDraft } from '#src/domain/booking.ts';
import { filledIn, loadDraft, saveDraft } from './draftStorage.ts';
import type { ConnectedBookingForm } from './ConnectedBookingForm.tsx';
import { takeOver, type TypedEarly } from './earlyForm.ts';
import styles from './LazyBooking.module.css';

type BookingProps = Omit<ComponentProps<typeof ConnectedBookingForm>, 'typed'>;

interface Arrived {
  Form: typeof ConnectedBookingForm;
  typed: TypedEarly;
}

const loadForm = () => import('./ConnectedBookingForm.tsx');

/** Into the prerendered page goes the whole form: it can be read, and typed into, before its script is here. */
const PrerenderedForm = import.meta.env.SSR
  ? lazy(async () => ({ default: (await loadForm()).ConnectedBookingForm }))
  : undefined;

/**
 * The booking form at the foot of a long page. It, and the calls it makes, are fetched when someone comes near it or asks
 * for it: the first screen must not wait for a form that is ten screens down.
 *
 * Until then the prerendered form stands in the page as plain markup that React leaves alone, and what has been typed into
 * it goes over into the live one. A Suspense boundary that hydrates late was tried: the first update above it (the
 * clinics' list) throws the prerendered form away with all that was typed, and an anchor's navigation waits for the chunk.
 */
export function LazyBooking(props: BookingProps) {
  const place = useRef<HTMLDivElement>(null);
  const [arrived, setArrived] = useState<Arrived>();
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
  const sent = useRef(false);
  const failure = useRef<HTMLDivElement>(null);

  /** Not every browser gives back what was typed into the prerendered form when the page is loaded afresh. */
  function keepTyped(box: HTMLElement) {
    const { variant } = props;
    const { typed } = takeOver(box);
    saveDraft(variant, { ...emptyDraft, ...loadDraft(variant), ...filledIn(typed) });
  }

  async function load() {
    if (busy.current) return;
    busy.current = true;
    try {
      const { ConnectedBookingForm: Form } = await loadForm();
      const box = place.current;
      if (!box) return;
      const early = takeOver(box);
      flushSync(() => {
        setFailed(false);
        setArrived({ Form, typed: early.typed });
      });
      early.goOn(box, sent.current);
    } catch (error) {
      console.error('The booking form could not be fetched.', error);
      busy.current = false;
      // What was asked for is answered now; it must not be sent later, unasked.
      const wasSent = sent.current;
      sent.current = false;
      const box = place.current;
      // The page was left meanwhile.
      if (!box) return;
      keepTyped(box);
      // After a redeploy.
      if (isChunkLoadError(error) && navigator.onLine && reloadOnce()) return;
      flushSync(() => setFailed(true));
      if (wasSent) failure.current?.focus();
    }
  }

  useWish(props.prefill !== undefined, place, () => void load());

  return (
    <div
      ref={place}
      className={styles.place}
      // The 'Book Now' bar of small screens stays away while this is in view.
      data-hides-booking-bar
      onSubmit={() => {
        sent.current = true;
        setFailed(false);
        void load();
      }}
    >
      {arrived ? (
        <arrived.Form {...props} typed={arrived.typed} />
      ) : (
        <>
          <div ref={failure} tabIndex={-1} role="alert">
            {failed && <Failure phone={props.phone} />}
          </div>
          <Prerendered {...props} />
          <p className={styles.waiting}>
            The booking form is on its way. If it does not come, call{' '}
            <SiteLink href={props.phone.href}>{props.phone.display}</SiteLink>.
          </p>
        </>
      )}
    </div>
  );
}

/** The form that came with the page, or nothing on a page that was not prerendered. */
function Prerendered(props: BookingProps) {
  if (PrerenderedForm) {
    return (
      <div>
        <Suspense>
          <PrerenderedForm {...props} />
        </Suspense>
      </div>
    );
  }
  // What the server put here stays: React does not look inside of markup that it was given as text.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

function Failure({ phone }: Pick<BookingProps, 'phone'>) {
  return (
    <div className={styles.failure}>
      <p>
        The booking form could not be fetched. Load the page again, or call{' '}
        <SiteLink href={phone.href}>{phone.display}</SiteLink>.
      </p>
      {/* Asked for again, a file that failed once fails again in some browsers, and after a redeploy in all. */}
      <Button
        kind="secondary"
        size="compact"
        onClick={() => reloadWhenOnline(() => window.location.reload())}
      >
        Load the page again
      </Button>
    </div>
  );
}

/** Calls `onWish` when the form is asked for, or someone comes near it or reaches for a link that leads to it. */
function useWish(
  asked: boolean,
  place: React.RefObject<HTMLDivElement | null>,
  onWish: () => void,
) {
  const { hash } = useLocation();
  const wish = useRef(onWish);
  const wished = asked || hash === `#${anchors.contacts}`;

  useEffect(() => {
    if (wished) wish.current();
  }, [wished]);

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wish.current();
      },
      // From a screen away.
      { rootMargin: '100% 0px' },
    );
    observer.observe(box);
    const reach = ({ target }: Event) => {
      const link = target instanceof Element && target.closest(`a[href$="#${anchors.contacts}"]`);
      if (link || (target instanceof Node && box.contains(target))) wish.current();
    };
    document.addEventListener('pointerover', reach, { passive: true });
    document.addEventListener('focusin', reach);
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerover', reach);
      document.removeEventListener('focusin', reach);
    };
  }, [place]);
}
