import { emergencyHours, hoursInWords } from '#content/hours.ts';
import { timeText } from '#src/domain/time/openingHours.ts';
import * as messages from './messages.tsx';
import { useEmergency } from './useEmergency.ts';

/** Whether emergencies are taken now, in a line; until the clock is known, when they are. */
export function EmergencyState() {
  const state = stateText(useEmergency());
  // A new element for new words: a translated page would not show others in the same.
  return <span key={state}>{state}</span>;
}

function stateText({ emergency, isNow }: ReturnType<typeof useEmergency>): string {
  if (emergency.kind === 'none') return messages.noneInCity(emergency.city);
  if (!isNow) return messages.takenBetween(hoursInWords.emergency);
  return emergency.kind === 'night'
    ? messages.closedNow(timeText(emergencyHours.opens))
    : messages.openNow(timeText(emergencyHours.closes));
}
