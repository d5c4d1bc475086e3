import { useEffect, useRef, useState } from 'react';
import { formatTime, weekdayOf } from '#src/domain/time/clock.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import { displayedValue } from '#src/features/requests/requestFields.ts';
import styles from './RequestDrawer.module.css';

/** When, for what and where, in the order in which it is said on the telephone, and the owner's own words. */
export function RequestSummary({ request }: { request: AppointmentRequest }) {
  const { date, time, appointmentType, petType, locationName, comments } = request;
  const asked = { type: appointmentType, pet: petType, clinic: locationName };
  return (
    <div className="numeric tool-text breaks">
      <p className={`strong ${styles.when}`}>
        <span>{`${weekdayOf(date)}, ${displayedValue(request, 'date')}`}</span>
        <span>{formatTime(time) || 'No time given'}</span>
      </p>
      <ul className={`soft ${styles.asked}`} aria-label="Asked for">
        {Object.entries(asked).map(
          ([field, value]) =>
            value && (
              <li key={field} translate={field === 'clinic' ? 'no' : undefined}>
                {value}
              </li>
            ),
        )}
      </ul>
      {comments.trim() && <Comments text={comments} />}
    </div>
  );
}

/** A long text scrolls in its own box, so that what stands below it stays in sight. */
function Comments({ text }: { text: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
    setScrolls(scrollHeight > clientHeight);
  }, [text]);

  return (
    <p
      ref={box}
      className={`medium ${styles.comments}`}
      // Focusable, so that arrow keys scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={scrolls ? 0 : undefined}
    >
      {text}
    </p>
  );
}
