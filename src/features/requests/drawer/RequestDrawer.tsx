import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { dialogNoticeTarget } from '#src/platform/dialogNoticeTarget.ts';
import { Icon, type IconName } from '#src/components/Icon.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import { shortened } from '#src/domain/text/shortened.ts';
import type { AppointmentRequest, ClockTime } from '#src/domain/types.ts';
import { nameOf } from '#src/features/requests/requestFields.ts';
import { RequestNote } from '#src/features/requests/notes/RequestNote.tsx';
import type { RequestList } from '#src/features/requests/requestList.ts';
import { ContactButtons } from './ContactButtons.tsx';
import { MaybeTheSame } from './MaybeTheSame.tsx';
import styles from './RequestDrawer.module.css';
import { RequestNumbers } from './RequestNumbers.tsx';
import { RequestSummary } from './RequestSummary.tsx';

/** The title's typeface takes seconds for ten thousand letters. */
const longestTitle = 200;
const doubleClickMs = 500;

interface RequestDrawerProps {
  request: AppointmentRequest;
  /** '3 of 47' in the list as filtered; '' where it has left it. */
  position: string;
  previous: AppointmentRequest | undefined;
  next: AppointmentRequest | undefined;
  onOpen: (request: AppointmentRequest) => void;
  onClose: () => void;
  /** All that are loaded. */
  requests: RequestList;
  /** The clinic's clock. */
  now: ClockTime;
}

/**
 * One request in full, over the list, open as long as it is there. Esc, its button and a press beside it close it. Who, when, the
 * comment and the ways to answer stay in sight; the rest scrolls below them, above a notice of the page.
 */
export function RequestDrawer(props: RequestDrawerProps) {
  const { request, position, previous, next, onOpen, onClose, requests, now } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  /** After Previous or Next: the request that is shown now is announced. */
  const [hasStepped, setHasStepped] = useState(false);
  /** False at first: the second press of a double click on a row must neither close the drawer nor land in it. */
  const [isSettled, setIsSettled] = useState(false);
  const name = nameOf(request);
  const title = shortened(name, longestTitle);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The dialog itself: showModal() focuses its first button.
    dialog.current?.focus();
    const timer = setTimeout(() => setIsSettled(true), doubleClickMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    for (const element of [dialog.current, body.current]) element?.scrollTo?.(0, 0);
  }, [request.id]);

  function step(to: AppointmentRequest) {
    setHasStepped(true);
    onOpen(to);
  }

  function openOther(other: AppointmentRequest) {
    // The button that was pressed is about to go.
    dialog.current?.focus();
    onOpen(other);
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`container ink screen-only ${styles.drawer}`}
      closedby={isSettled ? 'any' : 'closerequest'}
      data-fresh={!isSettled || undefined}
      onClose={onClose}
    >
      <div className={styles.top}>
        <Row gap={4} align="start" justify="between" className={styles.head}>
          <div>
            <h2 id={titleId} className="h3 breaks" translate="no">
              {title}
            </h2>
            <p className="small numeric">
              {[request.id && `Request ${request.id}`, position].filter(Boolean).join(' · ')}
            </p>
          </div>
          <Row gap={1} className={styles.tools}>
            <StepButton icon="ChevronLeft" label="Previous request" to={previous} onStep={step} />
            <StepButton icon="ChevronRight" label="Next request" to={next} onStep={step} />
            <button
              type="button"
              className="icon-button"
              aria-label="Close"
              onClick={() => dialog.current?.close()}
            >
              <Icon icon="X" />
            </button>
          </Row>
        </Row>
        <p role="status" className="visually-hidden">
          {hasStepped && [title, position].filter(Boolean).join(', ')}
        </p>
        <RequestSummary request={request} />
        <ContactButtons request={request} />
      </div>
      <div ref={body} className={styles.body}>
        {request.id ? (
          <RequestNote key={request.id} request={request} now={now} />
        ) : (
          <p className="small">This request has no ID, so no note can be kept with it.</p>
        )}
        <MaybeTheSame request={request} others={requests.maybeSame(request)} onOpen={openOther} />
        <RequestNumbers request={request} name={title === name ? '' : name} />
      </div>
      <div ref={dialogNoticeTarget} className={styles.notice} />
    </dialog>
  );
}

interface StepButtonProps {
  icon: IconName;
  label: string;
  /** Undefined at the list's end. */
  to: AppointmentRequest | undefined;
  onStep: (to: AppointmentRequest) => void;
}

function StepButton({ icon, label, to, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={!to || undefined}
      onClick={() => to && onStep(to)}
    >
      <Icon icon={icon} />
    </button>
  );
}
