import { Suspense, useRef } from 'react';
import { weekdayOf } from '#src/domain/clock.ts';
import { callKey, newCall } from '#src/domain/calls.ts';
import type { MobileRule } from '#src/domain/mobileNumber.ts';
import { displayedValue, type RequestFieldName, requestFields } from '#src/domain/requestFields.ts';
import type { RequestList } from '#src/domain/requestList.ts';
import { shortened } from '#src/domain/shortened.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import { ContactButtons } from './ContactButtons.tsx';
import { MarkNotes } from './lazyComponents.ts';
import { focusRow } from './focusRows.ts';
import { ListDialog } from './ListDialog.tsx';
import { RequestCalls } from '#src/features/requests/calls/RequestCalls.tsx';
import { nameOf } from './requestColumns.tsx';
import { anchorOf } from './requestAnchor.ts';
import styles from './RequestDialog.module.css';
import type { Calls } from '#src/features/requests/calls/useCalls.ts';

/** The fields in the order in which they are needed on the telephone. Id and name are in the dialog's head. */
const fields: readonly RequestFieldName[] = [
  'date',
  'time',
  'appointmentType',
  'petType',
  'locationName',
  'managerPhone',
  'mobileNumber',
  'email',
  'comments',
];

/** The fields that a browser may translate: the others hold names, numbers and addresses. */
const translatable = new Set<RequestFieldName>(['date', 'appointmentType', 'petType', 'comments']);

/** The title's typeface takes seconds for ten thousand letters. */
const longestTitle = 200;

interface RequestDialogProps {
  request: AppointmentRequest;
  /** The list has been loaded again meanwhile, and lacks it. */
  isGone: boolean;
  /** The list that it is from. */
  requests: RequestList;
  /** The user's notes about calls; undefined before they are loaded. */
  calls: Calls | undefined;
  /** The country's mobile numbers. */
  mobile: MobileRule;
  /** The clinic's clock. */
  now: ClockTime;
  /** Shows another request instead. */
  onOpen: (request: AppointmentRequest) => void;
  onClose: () => void;
}

/** One request in full, over the list. Closing returns the focus to its name. */
export function RequestDialog(props: RequestDialogProps) {
  const { request, isGone, requests, calls, mobile, now, onOpen, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const title = shortened(nameOf(request), longestTitle);
  const isWhole = title === nameOf(request);

  return (
    <ListDialog
      dialog={dialog}
      title={<span translate="no">{title}</span>}
      line={request.id && `Request ${request.id}`}
      anchor={anchorOf(request)}
      onClose={() => {
        focusRowIfLost(dialog.current, request);
        onClose();
      }}
    >
      <p role="status" className={styles.gone}>
        {isGone &&
          'The list has been loaded again, and this request is no longer in it. Below is what it was.'}
      </p>
      <dl className={`numeric ${styles.facts}`} data-lines="inner">
        {(isWhole ? fields : (['name', ...fields] as const)).map((name) => (
          <div key={name} className={styles.fact}>
            <dt>{requestFields[name].label}</dt>
            <dd translate={translatable.has(name) ? undefined : 'no'}>
              {valueOf(request, name) || (
                <span className={styles.none} translate="yes">
                  Not given
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ContactButtons request={request} mobile={mobile} />
      {calls && (
        <RequestCalls key={callKey(newCall(request))} request={request} calls={calls} now={now} />
      )}
      {requests.marksOf(request).length > 0 && (
        <Suspense>
          <MarkNotes request={request} requests={requests} onOpen={onOpen} />
        </Suspense>
      )}
    </ListDialog>
  );
}

/** Focuses the request's row where nothing opened the dialog (an address did), or what did has left the list meanwhile. */
function focusRowIfLost(dialog: HTMLElement | null, request: AppointmentRequest) {
  const { activeElement } = document;
  if (activeElement === document.body || dialog?.contains(activeElement)) focusRow(dialog, request);
}

function valueOf(request: AppointmentRequest, name: RequestFieldName): string {
  const value = displayedValue(request, name);
  return name === 'date' && value ? `${weekdayOf(request.date)}, ${value}` : value;
}
