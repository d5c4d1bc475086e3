import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '#src/components/Icon.tsx';
import { useWide } from '#src/components/useWide.ts';
import type { MobileRule } from '#src/domain/mobileNumber.ts';
import type { RequestList } from '#src/domain/requestList.ts';
import { shortened } from '#src/domain/shortened.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import { RequestNote } from '#src/features/requests/notes/RequestNote.tsx';
import { ContactButtons } from './ContactButtons.tsx';
import { focusOwnRow, focusRow } from './focusRows.ts';
import { MarkNotes } from './lazyComponents.ts';
import { ListDialog } from './ListDialog.tsx';
import { anchorOf } from './requestAnchor.ts';
import { nameOf } from './requestColumns.tsx';
import { RequestAsked, RequestFacts } from './RequestFacts.tsx';
import { mayLeave } from './unfinished.ts';

/** The title's typeface takes seconds for ten thousand letters. */
const longestTitle = 200;

interface RequestDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  request: AppointmentRequest;
  /** The list has been loaded again meanwhile, and lacks it. */
  isGone: boolean;
  /** How often one was opened: each time it takes the focus. */
  times: number;
  /** '3 of 47' among the listed; '' where it has left them. */
  place: string;
  hasNext: boolean;
  hasPrevious: boolean;
  /** Which row of the page it is, or was. */
  at: number;
  /** The list that it is from. */
  requests: RequestList;
  /** The country's mobile numbers. */
  mobile: MobileRule;
  /** The clinic's clock. */
  now: ClockTime;
  onStep: (by: 1 | -1) => void;
  /** Shows another request instead. */
  onOpen: (request: AppointmentRequest) => void;
  onClose: () => void;
}

/** One request in full: beside the list on a desk, over it on a tablet and a phone. Closing returns the focus to its row. */
export function RequestDialog(props: RequestDialogProps) {
  const { dialog, request, isGone, times, place, at, requests, mobile, now } = props;
  const { onOpen, onClose } = props;
  const beside = useWide();
  /** The opening after which another request was gone to. */
  const [stepped, setStepped] = useState<number>();
  const fromRows = useRef(false);
  const title = shortened(nameOf(request), longestTitle);

  function step(by: 1 | -1) {
    fromRows.current = document.activeElement?.closest('[data-row]') !== null;
    setStepped(times);
    props.onStep(by);
  }

  useEffect(() => {
    dialog.current?.scrollTo?.(0, 0);
    if (fromRows.current && !focusOwnRow(dialog.current, request)) dialog.current?.focus();
    fromRows.current = false;
    // Only for another request, not for what changes of this one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [request.id]);
  // Opened again from the list while it is there.
  useEffect(() => dialog.current?.focus({ preventScroll: true }), [dialog, times]);

  return (
    <ListDialog
      dialog={dialog}
      title={<span translate="no">{title}</span>}
      line={[request.id && `Request ${request.id}`, place].filter(Boolean).join(' · ')}
      anchor={anchorOf(request)}
      beside={beside}
      tools={
        <>
          <StepButton
            icon="ChevronLeft"
            label="Previous request"
            isOff={!props.hasPrevious}
            onClick={() => step(-1)}
          />
          <StepButton
            icon="ChevronRight"
            label="Next request"
            isOff={!props.hasNext}
            onClick={() => step(1)}
          />
        </>
      }
      mayClose={() => mayLeave(dialog.current)}
      onClose={() => {
        focusRow(dialog.current, request, at);
        onClose();
      }}
    >
      <p role="status" className="visually-hidden">
        {stepped === times && [title, place].filter(Boolean).join(', ')}
      </p>
      <p role="status" className={isGone ? 'above-3 medium' : undefined}>
        {isGone &&
          'The list has been loaded again, and this request is no longer in it. Below is what it was.'}
      </p>
      <RequestAsked request={request} />
      {request.id ? (
        <RequestNote key={request.id} request={request} now={now} />
      ) : (
        <p className="above-4 small">This request has no ID, so no note can be kept with it.</p>
      )}
      <RequestFacts request={request} name={title === nameOf(request) ? '' : nameOf(request)} />
      {requests.marksOf(request).length > 0 && (
        <Suspense>
          <MarkNotes request={request} requests={requests} onOpen={onOpen} />
        </Suspense>
      )}
      <ContactButtons request={request} mobile={mobile} />
    </ListDialog>
  );
}

interface StepButtonProps {
  icon: IconName;
  label: string;
  isOff: boolean;
  onClick: () => void;
}

function StepButton({ icon, label, isOff, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onClick()}
    >
      <Icon icon={icon} />
    </button>
  );
}
