import { useState } from 'react';
import { useOnline } from '#src/components/useOnline.ts';
import styles from './BookingForm.module.css';

interface ConnectionNoteProps {
  isSending: boolean;
  /** The clinics are there: without them nothing can be booked. */
  canBook: boolean;
}

/** Says that the connection is gone, and that it is back, until the next booking is sent. */
export function ConnectionNote({ isSending, canBook }: ConnectionNoteProps) {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(false);

  if (!isOnline && !wasOffline) setWasOffline(true);
  if (isOnline && isSending && wasOffline) setWasOffline(false);

  return (
    <div role="status" className={styles.status}>
      {!isOnline && (
        <p>
          {isSending
            ? 'You are offline, and your booking is on its way: it may or may not have arrived. Keep the page open.'
            : 'You are offline. What you type stays here: book when you are back online.'}
        </p>
      )}
      {isOnline && wasOffline && canBook && <p>You are back online. You can book now.</p>}
    </div>
  );
}
