import { formatTime, weekdayOf } from '#src/domain/clock.ts';
import {
  displayedValue,
  type RequestFieldName,
  requestFields,
} from '#src/features/requests/requestFields.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';
import styles from './RequestDialog.module.css';

/** What a request asks for, in the order in which it is said on the telephone, and in the owner's words. */
export function RequestAsked({ request }: { request: AppointmentRequest }) {
  const { date, time, appointmentType, petType, locationName, comments } = request;
  return (
    <div className="numeric tool-text above-4 breaks">
      <p className={`strong ${styles.when}`}>
        <span>{`${weekdayOf(date)}, ${displayedValue(request, 'date')}`}</span>
        <span>{formatTime(time) || 'No time given'}</span>
      </p>
      <ul className={`soft ${styles.what}`} aria-label="Asked for">
        {[
          ['type', appointmentType],
          ['pet', petType],
          ['clinic', locationName],
        ].map(
          ([field, value]) =>
            value && (
              <li key={field} translate={field === 'clinic' ? 'no' : undefined}>
                {value}
              </li>
            ),
        )}
      </ul>
      {comments.trim() && <p className={`medium ${styles.comments}`}>{comments}</p>}
    </div>
  );
}

const fields: readonly RequestFieldName[] = ['mobileNumber', 'email', 'managerPhone'];

/** Whom to ask: numbers and addresses, and a name that its title has no room for. */
export function RequestFacts({ request, name }: { request: AppointmentRequest; name: string }) {
  return (
    <dl className={`numeric tool-text ${styles.facts}`} data-lines="inner">
      {(name ? (['name', ...fields] as const) : fields).map((field) => (
        <div key={field} className={styles.fact}>
          <dt className="soft">{requestFields[field].label}</dt>
          <dd translate="no">
            {displayedValue(request, field) || (
              <span className={styles.none} translate="yes">
                Not given
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
