import { useState } from 'react';
import { useBookingFormValue } from '#src/features/booking/form/BookingFormContext.tsx';

/** Announces the error of the focused field as it changes. */
export function ErrorAnnouncement() {
  const { state, errors, dayError } = useBookingFormValue();
  const { invalidFields } = state;
  const [announced, setAnnounced] = useState({ invalidFields, errors, text: '' });
  const changed = invalidFields.find((name) => errors[name] !== announced.errors[name]);
  // After a submit the focus announces the first error.
  if (announced.invalidFields !== invalidFields) setAnnounced({ invalidFields, errors, text: '' });
  else if (changed) setAnnounced({ invalidFields, errors, text: errors[changed] ?? '' });
  return (
    <>
      <p role="status" className="visually-hidden">
        {dayError}
      </p>
      <p role="status" className="visually-hidden">
        {announced.text === dayError ? '' : announced.text}
      </p>
    </>
  );
}
