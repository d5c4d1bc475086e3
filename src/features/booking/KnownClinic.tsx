import { type MouseEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#src/components/Icon.tsx';
import { Row } from '#src/components/Stack.tsx';
import { useBooking, useKnownStore } from './bookingContext.ts';
import * as messages from './messages.tsx';
import { focusField } from './useBookingField.ts';
import styles from './BookingForm.module.css';

/** The clinic that is known already, and a way to choose another. */
export function KnownClinic() {
  const { dispatch, pageClinic } = useBooking();
  const { store, profile } = useKnownStore();
  const id = useId();
  const location = String(store?.id);

  function change({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => dispatch({ type: 'typed', name: 'location', value: location }));
    // The field takes the place of the pressed button.
    focusField(form, 'location');
  }

  return (
    <Row gap={3} className={styles.known}>
      <Icon icon="MapPin" />
      <div>
        <p id={id}>{messages.atClinic(<b translate="no">{profile?.area ?? store?.name}</b>)}</p>
        {/* A clinic's own page has said its address. */}
        {profile?.address && location !== pageClinic && (
          <p className="caption" translate="no">
            {profile.address}
          </p>
        )}
      </div>
      <button
        type="button"
        className={`text-button ${styles.change}`}
        aria-describedby={id}
        onClick={change}
      >
        {messages.changeClinic}
      </button>
    </Row>
  );
}
