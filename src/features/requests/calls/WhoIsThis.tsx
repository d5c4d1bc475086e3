import { type Ref, useId, useState } from 'react';
import { useVisitsByPhone } from '#src/api/visits.ts';
import { ToolButton, ToolLink } from '#src/components/ToolButton.tsx';
import { paths } from '#src/config/paths.ts';
import { formatDate, momentWords } from '#src/domain/clock.ts';
import {
  isMobileNumber,
  type MobileRule,
  normaliseMobileNumber,
} from '#src/domain/mobileNumber.ts';
import type { RequestList } from '#src/domain/requestList.ts';
import { shortened } from '#src/domain/shortened.ts';
import type { AppointmentRequest, Visit } from '#src/domain/types.ts';
import { nameOf } from '#src/features/requests/list/requestColumns.tsx';
import styles from './MarkNotes.module.css';
import type { Calls } from './useCalls.ts';

interface WhoIsThisProps {
  /** Takes the focus of whoever asks. */
  ref: Ref<HTMLElement>;
  request: AppointmentRequest;
  /** The list that it is from. */
  requests: RequestList;
  calls: Calls | undefined;
  mobile: MobileRule;
  /** Shows another request instead. */
  onOpen: (request: AppointmentRequest) => void;
}

/** So many are named, the newest; a list of thousands is no help. */
const most = 5;
/** Of a text from a record, which may be of any length. */
const mostLetters = 120;

/** What is known of the owner: other requests of the number, on other days, and on a press its visits. Nothing of it is kept. */
export function WhoIsThis({ ref, request, requests, calls, mobile, onOpen }: WhoIsThisProps) {
  const titleId = useId();
  const [asked, setAsked] = useState(false);
  const number = normaliseMobileNumber(request.mobileNumber, mobile).trim();
  const others = requests
    .othersOf(request, 'Same owner')
    .toSorted((a, b) => Number(a.date < b.date) - Number(a.date > b.date));
  return (
    <section
      ref={ref}
      className={`tool-text above-5 ${styles.who}`}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h3 id={titleId} className={styles.title}>
        Who is this?
      </h3>
      {others.length === 0 ? (
        <p>{number ? 'No request of this number for another day.' : 'No number is given.'}</p>
      ) : (
        <p>{others.length === 1 ? 'Another request:' : `${others.length} other requests:`}</p>
      )}
      <ul className={`above-2 breaks ${styles.others}`}>
        {others.slice(0, most).map((other, index) => (
          <li key={`${other.id}-${index}`}>
            <button
              type="button"
              className={`text-button ${styles.other}`}
              onClick={() => onOpen(other)}
            >
              {momentWords(other)}
            </button>
            <span>{detailsOf(other, calls)}</span>
          </li>
        ))}
      </ul>
      {others.length > most && <p>{`And ${others.length - most} more.`}</p>}
      {!asked && isMobileNumber(number, mobile) && (
        <ToolButton icon="PawPrint" passesFocus onClick={() => setAsked(true)}>
          Visits of this number
        </ToolButton>
      )}
      {asked && <Visits phone={number} />}
    </section>
  );
}

/** ', Asha Menon, Vet Consultation, Dog, Confirmed': families share a phone. */
function detailsOf(other: AppointmentRequest, calls: Calls | undefined): string {
  const { appointmentType, petType } = other;
  const came = calls?.book.cameOf(other) || calls?.book.statusOf(other);
  return ['', shortened(nameOf(other), mostLetters), appointmentType, petType, came]
    .filter((text, place) => text || place === 0)
    .join(', ');
}

function Visits({ phone }: { phone: string }) {
  const { visits, status, refetch, isFetching } = useVisitsByPhone(phone);
  const newest = visits.toReversed().slice(0, most);
  return (
    <>
      <p role="status">{statusOf(status, isFetching, visits.length)}</p>
      {status === 'error' && (
        <ToolButton icon="RotateCw" passesFocus onClick={refetch}>
          Try again
        </ToolButton>
      )}
      <ul className={`above-2 breaks ${styles.others}`}>
        {newest.map((visit, index) => (
          <li key={`${visit.id}-${index}`}>{visitWords(visit)}</li>
        ))}
      </ul>
      {status === 'success' && visits.length > 0 && (
        <ToolLink href={`${paths.visitsByPhone}?phone=${encodeURIComponent(phone)}`}>
          All visits, with documents
        </ToolLink>
      )}
    </>
  );
}

function statusOf(status: string, isFetching: boolean, count: number): string {
  if (status === 'pending' || (isFetching && count === 0)) return 'Loading visits…';
  if (status === 'error') return 'Failed to fetch data. Please try again later.';
  if (count === 0) return 'No visits found.';
  if (count === 1) return '1 visit:';
  return count > most ? `The newest ${most} of ${count} visits:` : `${count} visits:`;
}

/** 'Bruno, Blood test, 17 May 2026'. */
function visitWords({ patientName, visitName, createdOn }: Visit): string {
  return [patientName, visitName, formatDate(createdOn) || createdOn]
    .filter(Boolean)
    .map((text) => shortened(text, mostLetters))
    .join(', ');
}
