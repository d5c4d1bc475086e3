import { type Ref, useState } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import { useBooking } from '#src/features/booking/BookingContext.tsx';
import * as messages from '#src/features/booking/messages.tsx';
import styles from '#src/features/booking/BookingForm.module.css';

/** The number of errors, above the form. */
export function Problems({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { state, errors } = useBooking();
  const count = state.wrong.filter((name) => errors[name]).length;
  return (
    <div ref={ref} role="status">
      {count > 0 && (
        <Row as="p" gap={2} className={`strong ${styles.problems}`}>
          <Icon icon="CircleAlert" />
          <span>{messages.problems(count)}</span>
        </Row>
      )}
    </div>
  );
}

/** Announces the error of the focused field as it changes. */
export function ChangedProblem() {
  const { state, errors, dayProblem } = useBooking();
  const { wrong } = state;
  const [told, setTold] = useState({ wrong, errors, text: '' });
  const changed = wrong.find((name) => errors[name] !== told.errors[name]);
  // After a submit the focus announces the first error.
  if (told.wrong !== wrong) setTold({ wrong, errors, text: '' });
  else if (changed) setTold({ wrong, errors, text: errors[changed] ?? '' });
  return (
    <>
      <p role="status" className="visually-hidden">
        {dayProblem}
      </p>
      <p role="status" className="visually-hidden">
        {told.text === dayProblem ? '' : told.text}
      </p>
    </>
  );
}
