import { Mail, Phone } from 'lucide';
import { Suspense, useEffect, useRef } from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { weekdayOf } from '#src/domain/clock.ts';
import { mailLink, phoneLink } from '#src/domain/contactLinks.ts';
import { displayedValue, type RequestFieldName, requestFields } from '#src/domain/requestFields.ts';
import type { RequestList } from '#src/domain/requestList.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { MarkNotes } from './lazyComponents.ts';
import { ListDialog } from './ListDialog.tsx';
import { nameOf } from './requestColumns.tsx';
import styles from './RequestDialog.module.css';

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

interface RequestDialogProps {
  request: AppointmentRequest;
  /** The list that it is from. */
  requests: RequestList;
  /** Shows another request instead. */
  onOpen: (request: AppointmentRequest) => void;
  onClose: () => void;
}

/** One request in full, over the list. Closing returns the focus to its name. */
export function RequestDialog({ request, requests, onOpen, onClose }: RequestDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <ListDialog
      dialog={dialog}
      title={nameOf(request)}
      line={`Request ${request.id}`}
      onClose={onClose}
    >
      <dl className={styles.facts}>
        {fields.map((name) => (
          <div key={name} className={styles.fact}>
            <dt>{requestFields[name].label}</dt>
            <dd>{valueOf(request, name) || <span className={styles.none}>Not given</span>}</dd>
          </div>
        ))}
      </dl>
      <ContactButtons request={request} />
      {requests.marksOf(request).length > 0 && (
        <Suspense>
          <MarkNotes request={request} requests={requests} onOpen={onOpen} />
        </Suspense>
      )}
    </ListDialog>
  );
}

function valueOf(request: AppointmentRequest, name: RequestFieldName): string {
  const value = displayedValue(request, name);
  return name === 'date' && value ? `${weekdayOf(request.date)}, ${value}` : value;
}

/** The ways to answer the owner that the record offers. */
function ContactButtons({ request }: { request: AppointmentRequest }) {
  const phone = phoneLink(request.mobileNumber);
  const mail = mailLink(request.email);
  if (!phone && !mail) return null;
  return (
    <div className={styles.contact}>
      {phone && (
        <ButtonLink size="compact" href={phone}>
          <Icon icon={Phone} />
          Call {request.mobileNumber}
        </ButtonLink>
      )}
      {mail && (
        <ButtonLink kind="secondary" size="compact" href={mail}>
          <Icon icon={Mail} />
          Write an e-mail
        </ButtonLink>
      )}
    </div>
  );
}
