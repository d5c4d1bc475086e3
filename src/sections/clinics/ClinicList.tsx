import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/components/Button.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { useHydrated } from '#src/components/useHydrated.ts';
import { type ClinicNeed, clinicNeeds, clinicsFor } from '#src/domain/clinics.ts';
import type { Clinic } from '#src/domain/types.ts';
import { ClinicRow } from './ClinicRow.tsx';
import styles from './ClinicList.module.css';

export interface ClinicListProps {
  title: string;
  lead: string;
  /** The label of the group of needs. */
  needLabel: string;
  /** The label of the choice that shows every clinic. */
  anyNeed: string;
  /** A note about a need, shown when it is chosen. */
  notes: Partial<Record<ClinicNeed, string>>;
  phone: { display: string; href: string };
  clinics: readonly Clinic[];
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  onRetry: () => void;
  /** The address of the booking form for a clinic and a need. */
  bookingHref: (clinic: Clinic, need: ClinicNeed) => string;
  /** Called when a clinic's 'Book here' is clicked. */
  onBook: (clinic: Clinic, need: ClinicNeed) => void;
}

/**
 * The rows that the page has room for before the list comes: for so many clinics, or one fewer and 'Show all'. However
 * many there are, what stands below does not move.
 */
const places = 6;

/** Every clinic with the services that can be booked there. Choosing a need hides the clinics that don't offer it. */
export function ClinicList(props: ClinicListProps) {
  const { title, lead, needLabel, anyNeed, notes, clinics, status } = props;
  const id = useId();
  const [need, setNeed] = useState<ClinicNeed>('');
  const hydrated = useHydrated();
  const section = useRef<HTMLElement>(null);
  const found = clinicsFor(clinics, need);

  function retry() {
    // The button is about to disappear; without this the focus would be lost.
    section.current?.focus({ preventScroll: true });
    props.onRetry();
  }

  return (
    <Section ref={section} tabIndex={-1} ground="sky">
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <SectionTitle>{title}</SectionTitle>
            <p className={`lead ${styles.lead}`}>{lead}</p>
          </div>
          <div role="group" aria-labelledby={`${id}-need`} className={styles.needs}>
            <p id={`${id}-need`}>{needLabel}</p>
            {(['', ...clinicNeeds] as const).map((choice) => (
              <button
                key={choice}
                type="button"
                aria-pressed={choice === need}
                disabled={!hydrated}
                onClick={() => setNeed(choice)}
              >
                {choice || anyNeed}
              </button>
            ))}
          </div>
        </div>
        <div role="status" className={styles.status}>
          <p>
            {status === 'ready'
              ? countText(found.length, clinics.length, need)
              : statusTexts[status]}
          </p>
          {status === 'ready' && notes[need] && <p className={styles.note}>{notes[need]}</p>}
        </div>
        {status === 'ready' && <ClinicRows {...props} found={found} need={need} />}
        {status !== 'ready' && <ListUnavailable {...props} onRetry={retry} />}
      </div>
    </Section>
  );
}

const statusTexts = {
  waiting: 'The clinics are on their way.',
  loading: 'The clinics are on their way.',
  failed: 'We could not fetch the clinics.',
};

function countText(found: number, all: number, need: ClinicNeed): string {
  const allClinics = all === 1 ? '1 clinic' : `${all} clinics`;
  if (need === '') return allClinics;
  if (found === 0) return `None of our clinics takes bookings for ${need} at the moment.`;
  return `${found} of ${allClinics} for ${need}`;
}

type ClinicRowsProps = ClinicListProps & { found: readonly Clinic[]; need: ClinicNeed };

function ClinicRows({ clinics, found, need, phone, bookingHref, onBook }: ClinicRowsProps) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const initialCount = found.length > places ? places - 1 : places;
  const shown = all ? found : found.slice(0, initialCount);

  function showAll() {
    flushSync(() => setAll(true));
    // The button has disappeared: move the focus to the first clinic that was added.
    list.current?.children[initialCount]?.querySelector('a')?.focus();
  }

  if (found.length === 0) {
    return (
      <p className={styles.lastPlace}>
        Ring us, and we find a way: <PhoneNumber {...phone} />.
      </p>
    );
  }
  return (
    <>
      <ul ref={list} className={styles.list}>
        {shown.map((clinic) => (
          <ClinicRow
            key={clinic.id}
            clinic={clinic}
            need={need}
            doorColour={clinics.indexOf(clinic) % 4}
            phone={phone}
            bookingHref={bookingHref(clinic, need)}
            onBook={() => onBook(clinic, need)}
          />
        ))}
      </ul>
      {shown.length < found.length && (
        <div className={styles.lastPlace}>
          <Button kind="secondary" onClick={showAll}>
            Show all {found.length} clinics
          </Button>
        </div>
      )}
    </>
  );
}

/** Shown without the list: a skeleton while it loads, or the failure; the phone number in both cases. */
function ListUnavailable({ status, phone, onRetry }: ClinicListProps) {
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
      <div className={styles.list} data-shape aria-hidden>
        {Array.from({ length: places - 1 }, (_, row) => (
          <div key={row} className={styles.row}>
            <span className={styles.door} />
            <span className={styles.bar} />
            <span className={styles.bar} />
            <span className={styles.bar} />
          </div>
        ))}
      </div>
      <p className={styles.lastPlace}>
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
