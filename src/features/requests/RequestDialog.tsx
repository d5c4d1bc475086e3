import { Mail, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { formatDate, formatTime, weekdayOf } from '#src/domain/clock.ts';
import { mailLink, phoneLink } from '#src/domain/contactLinks.ts';
import type { Appointment } from '#src/domain/types.ts';
import { ListDialog } from './ListDialog.tsx';
import styles from './RequestDialog.module.css';

/** What the record says, in the order in which it is needed on the telephone. */
function facts(request: Appointment): [string, string][] {
  const date = formatDate(request.appointment_date);
  return [
    ['Date', date && `${weekdayOf(request.appointment_date)}, ${date}`],
    ['Time', formatTime(request.appointment_time)],
    ['Appointment Type', request.appointment_type],
    ['Pet Type', request.pet_type],
    ['Location', request.location_name],
    ['Manager Phone', request.store_manager_number],
    ['Mobile', request.mobile_number],
    ['Email', request.email],
    ['Comments', request.comments],
  ];
}

interface RequestDialogProps {
  /** The request to show; undefined: the dialog is closed. */
  request: Appointment | undefined;
  onClose: () => void;
}

/** One request in full, over the list. Focus returns to its name. */
export function RequestDialog({ request, onClose }: RequestDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const isOpen = dialog.current?.open;
    if (request && !isOpen) dialog.current?.showModal();
    // Taken away from outside: nothing may stay over the list.
    if (!request && isOpen) dialog.current?.close();
  }, [request]);

  return (
    <ListDialog
      dialog={dialog}
      title={request?.name.trim() || 'No name given'}
      line={request && `Request ${request.id}`}
      onClose={onClose}
    >
      {request && (
        <>
          <dl className={styles.facts}>
            {facts(request).map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value || <span className={styles.none}>Not given</span>}</dd>
              </div>
            ))}
          </dl>
          <Reach request={request} />
        </>
      )}
    </ListDialog>
  );
}

/** The ways to answer; only those that the record has. */
function Reach({ request }: { request: Appointment }) {
  const phone = phoneLink(request.mobile_number);
  const mail = mailLink(request.email);
  if (!phone && !mail) return null;
  return (
    <div className={styles.reach}>
      {phone && (
        <ButtonLink size="compact" href={phone}>
          <Phone aria-hidden />
          Call {request.mobile_number}
        </ButtonLink>
      )}
      {mail && (
        <ButtonLink kind="secondary" size="compact" href={mail}>
          <Mail aria-hidden />
          Write an e-mail
        </ButtonLink>
      )}
    </div>
  );
}
