import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { Stack } from '#src/components/layout/Stack.tsx';
import { shortened } from '#src/domain/text/shortened.ts';
import { RequestNote } from '#src/features/requests/notes/RequestNote.tsx';
import { nameOf } from '#src/features/requests/requestFields.ts';
import { useRequestListContext } from '#src/features/requests/RequestListContext.ts';
import { dialogNoticeTarget } from '#src/platform/dialogNoticeTarget.ts';
import { ContactButtons } from './ContactButtons.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { DrawerHead, type DrawerHeadProps } from './DrawerHead.tsx';
import { MaybeTheSame } from './MaybeTheSame.tsx';
import { RequestSummary } from './RequestSummary.tsx';
import styles from './RequestDrawer.module.css';

const doubleClickMs = 500;

type RequestDrawerProps = Omit<DrawerHeadProps, 'title' | 'titleId'>;

/** One request in full, in a modal dialog that is open while mounted. */
export function RequestDrawer(props: RequestDrawerProps) {
  const { request, onOpen, onClose } = props;
  const { list } = useRequestListContext();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /** False at first: a double click's second press must neither close the drawer nor land in it. */
  const [isSettled, setIsSettled] = useState(false);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    // The dialog itself, because showModal() focuses its first button.
    dialog.current?.focus();
    const timer = setTimeout(() => setIsSettled(true), doubleClickMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (dialog.current) dialog.current.scrollTop = 0;
  }, [request.id]);

  function openOther(other: AppointmentRequest) {
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
      <DrawerHead
        {...props}
        title={shortened(nameOf(request), 200)}
        titleId={titleId}
        onClose={() => dialog.current?.close()}
      />
      <Stack gap={4} className={styles.body}>
        <RequestSummary request={request} />
        <ContactButtons request={request} />
        {request.id ? (
          <RequestNote key={request.id} request={request} />
        ) : (
          <p className="small">This request has no ID, so no note can be kept with it.</p>
        )}
        <MaybeTheSame request={request} others={list.maybeSame(request)} onOpen={openOther} />
        <ContactDetails request={request} />
      </Stack>
      <div ref={dialogNoticeTarget} className={styles.notice} />
    </dialog>
  );
}
