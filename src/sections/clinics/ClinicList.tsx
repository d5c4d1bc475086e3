import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import { SelectField } from '#src/components/SelectField.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { useHydrated } from '#src/components/useHydrated.ts';
import { useTypedBeforeHydration } from '#src/components/useTypedBeforeHydration.ts';
import { paths } from '#src/config/paths.ts';
import {
  type ClinicNeed,
  clinicsFor,
  groupByCity,
  type ListedClinic,
} from '#src/domain/clinics.ts';
import { ClinicRow, type ClinicRowProps } from './ClinicRow.tsx';
import * as common from '#src/components/messages.tsx';
import * as messages from './messages.tsx';
import { typeName } from '#src/domain/visitNames.ts';
import styles from './ClinicList.module.css';

export interface ClinicListProps {
  /** Left out where the page's own heading says it. */
  title?: string;
  /** What can be needed, by appointment type. */
  needs: readonly ClinicNeed[];
  /** The label of the group of needs. */
  needLabel: string;
  /** The label of the choice that shows every clinic. */
  anyNeed: string;
  /** A note about a need, shown when it is chosen. */
  notes: Readonly<Record<ClinicNeed, string>>;
  phone: { display: string; href: string };
  /** Marks the clinics that take emergencies. */
  marks?: ClinicRowProps['marks'];
  clinics: readonly ListedClinic[];
  /** Of the call that says what can be booked. */
  status: ClinicRowProps['status'];
  /** Shows every clinic at once, where the page is about nothing else. */
  whole?: boolean;
  onRetry: () => void;
  /** The address of the booking form for a clinic and a need. */
  bookingHref: (clinic: ListedClinic, need: ClinicNeed) => string;
  /** Called when a clinic's 'Book here' is clicked. */
  onBook?: (clinic: ListedClinic, need: ClinicNeed) => void;
}

/**
 * The rows that the page has room for before it is known what can be booked: for so many clinics, or one fewer and 'Show
 * all'. However many there are, what stands below does not move.
 */
const places = 4;
/** More clinics than these are also found by their city. */
const mostWithoutCities = 8;

/** Clinics that only the stores list knows stand under this. */
const noCity = messages.morePlaces;

/** Every clinic by city. Choosing a need hides the clinics that don't offer it. */
export function ClinicList(props: ClinicListProps) {
  const { title, clinics, status, notes } = props;
  const [need, setNeed] = useState<ClinicNeed>('');
  const [city, setCity] = useState('');
  const section = useRef<HTMLElement>(null);
  // Before the stores list has come, nobody knows who offers what.
  const offering = status === 'ready' ? clinicsFor(clinics, need) : clinics;
  const found = offering.filter(
    (clinic) => city === '' || clinic.city === (city === noCity ? '' : city),
  );

  function retry() {
    // The button is about to disappear; without this the focus would be lost.
    section.current?.focus({ preventScroll: true });
    props.onRetry();
  }

  return (
    <Section
      ref={section}
      tabIndex={-1}
      ground="sky"
      label={title ? undefined : messages.clinics}
      space={title ? 'both' : 'close'}
    >
      <div className="wrap">
        <div className={styles.head} data-layout="columns">
          {title && <SectionTitle>{title}</SectionTitle>}
          <div className={styles.choice}>
            <NeedChoice {...props} need={need} onChoose={setNeed} />
            <noscript>
              <p className={styles.withoutScript}>
                {messages.bookingNeedsScript(<PhoneNumber {...props.phone} />)}
              </p>
            </noscript>
          </div>
          {clinics.length > mostWithoutCities && (
            <CityChoice clinics={clinics} city={city} onChoose={setCity} />
          )}
        </div>
        <div role="status" className={`strong ${styles.status}`}>
          <p>
            <span>{statusText(props, found.length, need)}</span>
            {clinics.length > 0 && status !== 'ready' && status !== 'failed' && (
              <span className="script-only">{messages.loadingBookable}</span>
            )}
          </p>
          {status === 'ready' && notes[need] && <p className={styles.note}>{notes[need]}</p>}
        </div>
        {clinics.length > 0 ? (
          <ClinicRows {...props} found={found} need={need} />
        ) : (
          <Places {...props} />
        )}
        {status === 'failed' && (
          <Cluster gap={4} justify="between" className={styles.failed}>
            <p>{messages.callForPlaceAndTime(<PhoneNumber {...props.phone} />)}</p>
            <Button kind="secondary" size="small" onClick={retry}>
              {common.tryAgain}
            </Button>
          </Cluster>
        )}
      </div>
    </Section>
  );
}

interface NeedChoiceProps extends Pick<ClinicListProps, 'needs' | 'needLabel' | 'anyNeed'> {
  need: ClinicNeed;
  onChoose: (need: ClinicNeed) => void;
}

function NeedChoice({ needs, needLabel, anyNeed, need, onChoose }: NeedChoiceProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.needs}>
      <p id={id}>{needLabel}</p>
      <Cluster gap={2}>
        {['', ...needs].map((choice) => (
          <button
            key={choice}
            type="button"
            data-choice
            aria-pressed={choice === need}
            onClick={() => onChoose(choice)}
          >
            {choice ? typeName(choice) : anyNeed}
          </button>
        ))}
      </Cluster>
    </div>
  );
}

interface CityChoiceProps {
  clinics: readonly ListedClinic[];
  city: string;
  onChoose: (city: string) => void;
}

function CityChoice({ clinics, city, onChoose }: CityChoiceProps) {
  const box = useRef<HTMLDivElement>(null);
  useTypedBeforeHydration(box, { city }, (chosen) => onChoose(chosen.city ?? ''));
  return (
    <div ref={box} className={styles.cities}>
      <SelectField
        label={messages.city}
        name="city"
        value={city}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{messages.allCities}</option>
        {groupByCity(clinics).map((group) => (
          <option key={group.city} value={group.city || noCity}>
            {group.city || noCity}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function statusText({ clinics, status }: ClinicListProps, found: number, need: ClinicNeed): string {
  const count = clinics.length;
  if (status === 'failed') return messages.bookableNotLoaded;
  if (status !== 'ready') return count === 0 ? messages.loadingPlaces : messages.countPlaces(count);
  if (need !== '')
    return found === 0
      ? messages.noneTakes(typeName(need))
      : messages.foundOfFor(found, count, typeName(need));
  return found === count ? messages.countPlaces(count) : messages.foundOf(found, count);
}

type ClinicRowsProps = ClinicListProps & { found: readonly ListedClinic[]; need: ClinicNeed };

function ClinicRows({ found, need, ...props }: ClinicRowsProps) {
  const { title, clinics, status, phone, marks, whole, bookingHref, onBook } = props;
  const [all, setAll] = useState(whole ?? false);
  const list = useRef<HTMLUListElement>(null);
  const initialCount = found.length > places ? places - 1 : places;
  const shown = all ? found : found.slice(0, initialCount);
  const [CityHeading, rowHeading] = title ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const);

  function showAll() {
    flushSync(() => setAll(true));
    // The button has disappeared: move the focus to the first clinic that was added.
    const rows = list.current?.querySelectorAll(`.${styles.row}`);
    rows?.[initialCount]?.querySelector('a')?.focus();
  }

  if (found.length === 0) {
    return (
      <Cluster as="p" className={styles.lastPlace}>
        {messages.callForWay(<PhoneNumber {...phone} />)}
      </Cluster>
    );
  }
  return (
    <>
      <ul ref={list} className={`container ${styles.list}`}>
        {groupByCity(shown).map((group) => (
          <li key={group.city} className={styles.place}>
            <CityHeading className={`soft ${styles.city}`}>{group.city || noCity}</CityHeading>
            <ul>
              {group.clinics.map((clinic) => (
                <ClinicRow
                  key={clinic.profile?.slug ?? clinic.store?.id}
                  clinic={clinic}
                  heading={rowHeading}
                  need={need}
                  status={status}
                  doorColour={clinics.indexOf(clinic) % 4}
                  phone={phone}
                  marks={marks}
                  bookingHref={bookingHref(clinic, need)}
                  onBook={() => onBook?.(clinic, need)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <Cluster className={styles.lastPlace}>
          <ShowAll count={found.length} onClick={showAll} />
        </Cluster>
      )}
    </>
  );
}

/** Before hydration, and without script, a link to the page of all clinics in the button's place. */
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

/** The rows' room, where nothing is known of any clinic before the stores list has come. */
function Places({ status, phone }: ClinicListProps) {
  if (status === 'failed') return null;
  return (
    <>
      <div className={`container ${styles.list}`} data-shape aria-hidden>
        {Array.from({ length: places - 1 }, (_, row) => (
          <div key={row} className={styles.row}>
            <span className={styles.door} />
            <span className={styles.name}>
              <span className={styles.bar} />
            </span>
          </div>
        ))}
      </div>
      <Cluster as="p" className={styles.lastPlace}>
        {messages.callForRightPlace(<PhoneNumber {...phone} />)}
      </Cluster>
    </>
  );
}

function PhoneNumber({ href, display }: ClinicListProps['phone']) {
  return (
    <SiteLink href={href} className={`strong numeric ${styles.phone}`}>
      {display}
    </SiteLink>
  );
}
