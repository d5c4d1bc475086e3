import type { Ref } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import { useBookingFormValue } from '#src/features/booking/form/BookingFormContext.tsx';
import * as messages from '#src/features/booking/form/messages.tsx';
import styles from '#src/features/booking/form/BookingCard.module.css';

/** The number of errors, above the fields. */
export function ErrorCount({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { state, errors } = useBookingFormValue();
  const count = state.invalidFields.filter((name) => errors[name]).length;
  return (
    <div ref={ref} role="status">
      {count > 0 && (
        <Row as="p" gap={2} className={`strong ${styles.errorCount}`}>
          <Icon icon="CircleAlert" />
          <span>{messages.errorCount(count)}</span>
        </Row>
      )}
    </div>
  );
}
