import { useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '#src/components/Icon.tsx';
import type { RequestList } from '#src/features/requests/requestList.ts';
import { shortened } from '#src/domain/shortened.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import { RequestNote } from '#src/features/requests/notes/RequestNote.tsx';
import { ContactButtons } from './ContactButtons.tsx';
import { ListDialog } from './ListDialog.tsx';
import { MaybeTheSame } from './MaybeTheSame.tsx';
import { nameOf } from './requestColumns.tsx';
import { RequestAsked, RequestFacts } from './RequestFacts.tsx';
import { anchorOf } from './useOpenedRequest.ts';

/** The title's typeface takes seconds for ten thousand letters. */
const longestTitle = 200;

interface RequestDialogProps {
  request: AppointmentRequest;
  /** '3 of 47' among the listed; '' where it has left them. */
  place: string;
  hasNext: boolean;
  hasPrevious: boolean;
  /** The list that it is from. */
  requests: RequestList;
  /** The clinic's clock. */
  now: ClockTime;
  step: (by: 1 | -1) => void;
  /** Shows another request instead. */
  open: (request: AppointmentRequest) => void;
  close: () => void;
}

/** One request in full, over the list. */
export function RequestDialog(props: RequestDialogProps) {
  const { request, place, requests, now, open, close } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  /** Another request was gone to, which is announced. */
  const [hasStepped, setHasStepped] = useState(false);
  const title = shortened(nameOf(request), longestTitle);

  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    dialog.current?.scrollTo?.(0, 0);
  }, [dialog, request.id]);

  function step(by: 1 | -1) {
    setHasStepped(true);
    props.step(by);
  }

  return (
    <ListDialog
      dialog={dialog}
      title={<span translate="no">{title}</span>}
      line={[request.id && `Request ${request.id}`, place].filter(Boolean).join(' · ')}
      anchor={anchorOf(request)}
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
      onClose={close}
    >
      <p role="status" className="visually-hidden">
        {hasStepped && [title, place].filter(Boolean).join(', ')}
      </p>
      <RequestAsked request={request} />
      {request.id ? (
        <RequestNote key={request.id} request={request} now={now} />
      ) : (
        <p className="above-4 small">This request has no ID, so no note can be kept with it.</p>
      )}
      <RequestFacts request={request} name={title === nameOf(request) ? '' : nameOf(request)} />
      <MaybeTheSame request={request} others={requests.maybeSame(request)} onOpen={open} />
      <ContactButtons request={request} />
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
