import { inWords } from '#src/domain/text/inWords.ts';
import * as messages from '#src/features/booking/form/messages.tsx';
import type { LinkField } from './readBookingLink.ts';
import styles from '#src/features/booking/form/BookingCard.module.css';

interface PrefillNoticeProps {
  /** The fields of a booking link whose values are not on offer. */
  notOffered: readonly LinkField[];
  /** The draft comes from another page, and is not sent yet. */
  isHandedOver: boolean;
}

/** Notices above a form that was filled in. */
export function PrefillNotice({ notOffered, isHandedOver }: PrefillNoticeProps) {
  const fields = notOffered.map((field) => messages.linkFields[field]);
  return (
    <div role="status">
      {fields.length > 0 && <p className={styles.note}>{messages.linkAsksFor(inWords(fields))}</p>}
      {isHandedOver && <p className={styles.note}>{messages.typedIsFilledIn}</p>}
    </div>
  );
}
