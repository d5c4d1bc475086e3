import { type Ref, useState } from 'react';
import { Icon } from '#src/components/Icon.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import {
  useBooking,
  useBookingState,
  useDayProblem,
} from '#src/features/booking/BookingContext.tsx';
import { problemsOf } from '#src/features/booking/bookingState.ts';
import * as messages from '#src/features/booking/messages.tsx';
import styles from '#src/features/booking/BookingForm.module.css';

/** How many answers keep the form from being sent, above it. */
export function Problems({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { now, setup } = useBooking();
  const count = useBookingState((state) =>
    now ? Object.keys(problemsOf(state, now, setup)).length : 0,
  );
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

/** For screen readers: the message of a field that is being changed. It has the focus already, so nothing else announces it. */
export function ChangedProblem() {
  const { store, now, setup } = useBooking();
  const day = useDayProblem();
  const wrong = useBookingState((state) => state.wrong);
  useBookingState((state) => state.answers);
  const problems = now ? problemsOf(store.get(), now, setup) : {};
  const [told, setTold] = useState({ wrong, problems, text: '' });
  const changed = wrong.find((name) => problems[name] !== told.problems[name]);
  // After a submit the focus goes to the first problem.
  if (told.wrong !== wrong) setTold({ wrong, problems, text: '' });
  else if (changed) setTold({ wrong, problems, text: problems[changed] ?? '' });
  return (
    <>
      <p role="status" className="visually-hidden">
        {day}
      </p>
      <p role="status" className="visually-hidden">
        {told.text === day ? '' : told.text}
      </p>
    </>
  );
}
