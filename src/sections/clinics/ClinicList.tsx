import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import * as common from '#src/components/messages.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { paths } from '#src/config/paths.ts';
import { groupByCity, type ListedClinic } from '#src/domain/clinicDirectory.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import { useHydrated } from '#src/platform/hydration/useHydrated.ts';
import { ClinicRow, type ClinicRowProps } from './ClinicRow.tsx';
import * as messages from './messages.tsx';
import styles from './ClinicList.module.css';

export interface ClinicListProps {
  /** Default: none, for a page whose heading says it. */
  title?: string;
  phone: Phone;
  closedDays: ClinicRowProps['closedDays'];
  /** Marks the clinics that take emergencies. */
  mark?: ClinicRowProps['mark'];
  clinics: readonly ListedClinic[];
  /** The state of the stores call. */
  status: ClinicRowProps['status'];
  /** Shows every clinic at once. */
  whole?: boolean;
  onRetry: () => void;
  /** The address of a clinic's booking form. */
  hrefOf: (clinic: ListedClinic) => string;
}

/** The number of rows at first, 'Show all' included: fixed, so that loading shifts no content below. */
const initialRows = 4;

/** Every clinic by city; last those that only the stores list has, whose city is unknown. */
export function ClinicList(props: ClinicListProps) {
  const { title, clinics, status, phone, onRetry } = props;
  const isLoading = status === 'waiting' || status === 'loading';
  const number = <PhoneNumber {...phone} className={`strong numeric ${styles.phone}`} />;

  return (
    <Section
      tabIndex={-1}
      ground="sky"
      label={title ? undefined : messages.clinics}
      space={title ? undefined : 'close'}
    >
      <div className="wrap">
        {title && <SectionTitle>{title}</SectionTitle>}
        <noscript>
          <p className={styles.status}>{messages.bookingNeedsScript(number)}</p>
        </noscript>
        <p role="status" className={`strong ${styles.status} ${styles.count}`}>
          {status === 'failed' && <span>{messages.bookableNotLoaded}</span>}
          {status === 'ready' && <span>{messages.clinicCount(clinics.length)}</span>}
          {isLoading && (
            <>
              <span>{messages.clinicCount(clinics.length)}</span>
              <span className={`script-only ${styles.loading}`}>{messages.loadingBookable}</span>
            </>
          )}
        </p>
        <ClinicRows {...props} />
        {status === 'failed' && (
          <Cluster gap={4} justify="between" className={styles.failed}>
            <p>{messages.callForClinicAndTime(number)}</p>
            <Button kind="secondary" size="small" passesFocus onClick={onRetry}>
              {common.tryAgain}
            </Button>
          </Cluster>
        )}
      </div>
    </Section>
  );
}

function ClinicRows(props: ClinicListProps) {
  const { title, clinics, status, phone, closedDays, mark, whole, hrefOf } = props;
  const [showsAll, setShowsAll] = useState(whole ?? false);
  const list = useRef<HTMLUListElement>(null);
  const initialCount = clinics.length > initialRows ? initialRows - 1 : initialRows;
  const shown = showsAll ? clinics : clinics.slice(0, initialCount);
  const [CityHeading, rowHeading] = title ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const);

  function showAll() {
    flushSync(() => setShowsAll(true));
    // The button unmounts: focus the first added clinic.
    const rows = list.current?.querySelectorAll(`.${styles.row}`);
    rows?.[initialCount]?.querySelector('a')?.focus();
  }

  return (
    <>
      <ul ref={list} className="container">
        {groupByCity(shown).map((group) => (
          <li key={group.city} className={styles.cityGroup}>
            {group.city && (
              <CityHeading className={`soft ${styles.city}`}>{group.city}</CityHeading>
            )}
            <ul>
              {group.clinics.map((clinic) => (
                <ClinicRow
                  key={clinic.profile?.slug ?? clinic.store?.id}
                  clinic={clinic}
                  heading={group.city ? rowHeading : CityHeading}
                  status={status}
                  doorColour={clinics.indexOf(clinic) % 4}
                  phone={phone}
                  closedDays={closedDays}
                  mark={mark}
                  bookingHref={hrefOf(clinic)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {shown.length < clinics.length && (
        <Cluster className={styles.showAll}>
          <ShowAll count={clinics.length} onClick={showAll} />
        </Cluster>
      )}
    </>
  );
}

/** A button; before hydration a link to the page of all clinics. */
function ShowAll({ count, onClick }: { count: number; onClick: () => void }) {
  const label = messages.showAll(count);
  return useHydrated() ? (
    <Button kind="secondary" onClick={onClick}>
      {label}
    </Button>
  ) : (
    <ButtonLink kind="secondary" href={paths.clinics}>
      {label}
    </ButtonLink>
  );
}
