import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/components/Button.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { type ClinicNeed, clinicNeeds, clinicsFor } from '#src/domain/clinics.ts';
import type { Clinic } from '#src/domain/types.ts';
import { ClinicRow } from './ClinicRow.tsx';
import styles from './ClinicList.module.css';

export interface ClinicListProps {
  title: string;
  lead: string;
  /** Over the choice of needs. */
  question: string;
  /** The choice that leaves none out. */
  anything: string;
  /** What is to know about a need, where there is. */
  notes: Partial<Record<ClinicNeed, string>>;
  phone: { display: string; href: string };
  clinics: readonly Clinic[];
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  onRetry: () => void;
  /** Where a clinic is booked for a need. */
  bookingHref: (clinic: Clinic, need: ClinicNeed) => string;
  /** A clinic's 'Book here' was pressed. */
  onBook: (clinic: Clinic, need: ClinicNeed) => void;
}

/** So many doors at first; the others on demand. */
const atFirst = 8;

/** Every clinic as a door on a street, with what can be booked behind it; what the owner needs leaves the others out. */
export function ClinicList(props: ClinicListProps) {
  const { title, lead, question, anything, notes, clinics, status } = props;
  const id = useId();
  const [need, setNeed] = useState<ClinicNeed>('');
  const section = useRef<HTMLElement>(null);
  const found = clinicsFor(clinics, need);

  function retry() {
    // The button goes, and the focus would go with it.
    section.current?.focus({ preventScroll: true });
    props.onRetry();
  }

  return (
    <section ref={section} tabIndex={-1} className={styles.section} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2 id={id}>{title}</h2>
            <p className={`lead ${styles.lead}`}>{lead}</p>
          </div>
          <div role="group" aria-labelledby={`${id}-need`} className={styles.needs}>
            <p id={`${id}-need`}>{question}</p>
            {(['', ...clinicNeeds] as const).map((choice) => (
              <button
                key={choice}
                type="button"
                aria-pressed={choice === need}
                onClick={() => setNeed(choice)}
              >
                {choice || anything}
              </button>
            ))}
          </div>
        </div>
        <div role="status" className={styles.status}>
          <p>{status === 'ready' ? countOf(found.length, clinics.length, need) : words[status]}</p>
          {status === 'ready' && notes[need] && <p className={styles.note}>{notes[need]}</p>}
        </div>
        {status === 'ready' && <Doors {...props} found={found} need={need} />}
        {status !== 'ready' && <Away {...props} onRetry={retry} />}
      </div>
    </section>
  );
}

const words = {
  waiting: 'The clinics are on their way.',
  loading: 'The clinics are on their way.',
  failed: 'We could not fetch the clinics.',
};

function countOf(found: number, all: number, need: ClinicNeed): string {
  const some = all === 1 ? '1 clinic' : `${all} clinics`;
  if (need === '') return some;
  if (found === 0) return `None of our clinics takes bookings for ${need} at the moment.`;
  return `${found} of ${some} for ${need}`;
}

type Shown = ClinicListProps & { found: readonly Clinic[]; need: ClinicNeed };

function Doors({ clinics, found, need, phone, bookingHref, onBook }: Shown) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = all ? found : found.slice(0, atFirst);

  function showAll() {
    flushSync(() => setAll(true));
    // The button is gone: on to the first clinic that came in its place.
    list.current?.children[atFirst]?.querySelector('a')?.focus();
  }

  if (found.length === 0) {
    return (
      <p className={styles.meanwhile}>
        Ring us, and we find a way: <PhoneNumber {...phone} />.
      </p>
    );
  }
  return (
    <>
      <ul ref={list} className={styles.street}>
        {shown.map((clinic) => (
          <ClinicRow
            key={clinic.id}
            clinic={clinic}
            need={need}
            paint={clinics.indexOf(clinic) % 4}
            phone={phone}
            bookingHref={bookingHref(clinic, need)}
            onBook={() => onBook(clinic, need)}
          />
        ))}
      </ul>
      {shown.length < found.length && (
        <Button kind="secondary" className={styles.more} onClick={showAll}>
          Show all {found.length} clinics
        </Button>
      )}
    </>
  );
}

/** No list: the shape of it while it is on its way, and the phone number either way. */
function Away({ status, phone, onRetry }: ClinicListProps) {
  if (status === 'failed') {
    return (
      <div className={styles.failed}>
        <p>
          Ring us, and we find the clinic with you: <PhoneNumber {...phone} />.
        </p>
        <Button kind="secondary" size="small" onClick={onRetry}>
          Fetch the clinics again
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className={styles.street} data-shape aria-hidden>
        {Array.from({ length: 5 }, (_, row) => (
          <div key={row} className={styles.row}>
            <span className={styles.door} />
            <span className={styles.bar} />
            <span className={styles.bar} />
            <span className={styles.bar} />
          </div>
        ))}
      </div>
      <p className={styles.meanwhile}>
        Ring us, and we find the clinic with you: <PhoneNumber {...phone} />.
      </p>
    </>
  );
}

function PhoneNumber({ href, display }: ClinicListProps['phone']) {
  return (
    <SiteLink href={href} className={styles.phone}>
      {display}
    </SiteLink>
  );
}
