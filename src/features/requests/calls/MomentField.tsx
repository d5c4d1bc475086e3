import { useState } from 'react';
import { placeOf } from '#src/features/requests/list/asLeft.ts';
import { HalfTypedField } from '#src/features/requests/list/HalfTypedField.tsx';
import { isHalf } from '#src/features/requests/list/unfinished.ts';

/** While a year is typed it is 0002, 0020 and 0202. */
const first = '1000-01-01T00:00';

interface MomentFieldProps {
  label: string;
  /** The request that it is about. */
  about: string;
  /** YYYY-MM-DDTHH:MM, or '' for none; another tab may change it. */
  kept: string;
  onKeep: (value: string) => void;
}

/** A day and time of the clinic's clock. One that is half typed stays in the field, also for when it is shown again, and says that it is not kept. */
export function MomentField({ label, about, kept, onKeep }: MomentFieldProps) {
  const leaveAs = `${label} ${about}`;
  /** The typed value; '' while it is half typed. What is kept shows again once the field is whole and left. */
  const [typed, setTyped] = useState(() => (placeOf(leaveAs).get() ? '' : undefined));
  const [isPartial, setIsPartial] = useState(typed === '');
  return (
    <HalfTypedField
      label={label}
      leaveAs={leaveAs}
      type="datetime-local"
      min={first}
      max="9999-12-31T23:59"
      notice={isPartial ? 'Not kept yet: it needs a day and a time.' : undefined}
      value={typed ?? kept}
      onChange={({ target: { value, validity } }) => {
        setTyped(value);
        setIsPartial(isHalf(validity));
        if (value && !isHalf(validity)) onKeep(value.slice(0, 16));
      }}
      // A part of a value changes no value, so that is no change.
      onKeyUp={({ currentTarget: { validity } }) => {
        setIsPartial(isHalf(validity));
        // Another value would take the place of the half-typed one.
        if (validity.badInput) setTyped('');
      }}
      onBlur={({ target: { value, validity } }) => {
        setIsPartial(isHalf(validity));
        if (isHalf(validity)) return;
        if (!value) onKeep('');
        setTyped(undefined);
      }}
    />
  );
}
