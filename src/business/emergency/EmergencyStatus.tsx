import { emergencyHours, hoursInWords } from '#content/hours.ts';
import { shortTime } from '#src/domain/time/openingHours.ts';
import * as messages from './messages.tsx';
import { useEmergency } from './useEmergency.ts';

/** Whether emergencies are taken now; before the clock is known, their hours. */
export function EmergencyStatus() {
  const status = statusText(useEmergency());
  // Keyed: browser translation would keep the old text.
  return <span key={status}>{status}</span>;
}

function statusText({ emergency, isNow }: ReturnType<typeof useEmergency>): string {
  if (emergency.kind === 'none') return messages.noneInCity(emergency.city);
  if (!isNow) return messages.takenBetween(hoursInWords.emergency);
  return emergency.kind === 'night'
    ? messages.closedNow(shortTime(emergencyHours.opens))
    : messages.openNow(shortTime(emergencyHours.closes));
}
