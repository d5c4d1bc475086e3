import { useState } from 'react';
import { useBookingFormValue } from '#src/features/booking/form/BookingFormContext.tsx';
import * as messages from '#src/features/booking/form/messages.tsx';
import { useOnline } from '#src/platform/useOnline.ts';
import styles from '#src/features/booking/form/BookingCard.module.css';

/** Says that the user is offline, and then back online until the next booking. */
export function ConnectionNotice() {
  const { sending, stores } = useBookingFormValue();
  const { isSending } = sending;
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(false);

  if (!isOnline && !wasOffline) setWasOffline(true);
  if (isOnline && isSending && wasOffline) setWasOffline(false);

  return (
    <div role="status" className={styles.status}>
      {!isOnline && <p>{isSending ? messages.offlineWhileSending : messages.offline}</p>}
      {isOnline && wasOffline && stores.status === 'ready' && <p>{messages.onlineAgain}</p>}
    </div>
  );
}
