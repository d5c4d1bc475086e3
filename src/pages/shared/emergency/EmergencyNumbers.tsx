import { emergencyHours, hoursInWords } from '#content/hours.ts';
import { timeText } from '#src/domain/time/openingHours.ts';
import { EmergencyLabel } from './EmergencyLabel.tsx';
import styles from './EmergencyNumbers.module.css';
import { EmergencyText, type EmergencyTextProps } from './EmergencyNow.tsx';
import { HospitalNumber } from './HospitalNumber.tsx';
import { ReservedHeight } from './ReservedHeight.tsx';
import * as messages from './messages.tsx';
import { useEmergency } from './useEmergency.ts';

/** Emergency advice for a first screen: the hospitals' numbers by city, or the advice for the city once it is known. */
export function EmergencyNumbers() {
  return (
    <ReservedHeight>
      <Numbers {...useEmergency()} />
    </ReservedHeight>
  );
}

function Numbers({ emergency, isNow }: EmergencyTextProps) {
  if (emergency.kind !== 'hospitals' || emergency.isCityKnown)
    return (
      <>
        <EmergencyLabel text={messages.emergency} />
        <EmergencyText emergency={emergency} isNow={isNow} />
      </>
    );
  return (
    <>
      <EmergencyLabel
        text={
          isNow
            ? messages.comeInNow(timeText(emergencyHours.closes))
            : messages.comeIn(hoursInWords.emergency)
        }
      />
      <ul className={styles.numbers}>
        {emergency.hospitals.map(({ slug, city, phone }) => (
          <li key={slug}>
            <span>{city}</span> <HospitalNumber {...phone} />
          </li>
        ))}
      </ul>
      <p className="small">{messages.elsewhere}</p>
    </>
  );
}
