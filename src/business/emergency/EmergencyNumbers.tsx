import { emergencyHours, hoursInWords } from '#content/hours.ts';
import { ReservedHeight } from '#src/components/layout/ReservedHeight.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { timeText } from '#src/domain/time/openingHours.ts';
import { EmergencyLabel } from './EmergencyLabel.tsx';
import { EmergencyText, type EmergencyTextProps } from './EmergencyNow.tsx';
import * as messages from './messages.tsx';
import { useEmergency } from './useEmergency.ts';
import styles from './EmergencyNow.module.css';

/** For a first screen: all hospitals' numbers, or the known city's advice. */
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
      {/* Keeps the numbers in place: in Hindi the label for now is a line shorter. */}
      <ReservedHeight>
        <EmergencyLabel
          text={
            isNow
              ? messages.comeInNow(timeText(emergencyHours.closes))
              : messages.comeIn(hoursInWords.emergency)
          }
        />
      </ReservedHeight>
      <ul className={styles.numbers}>
        {emergency.hospitals.map(({ slug, city, phone }) => (
          <li key={slug}>
            <span>{city}</span> <PhoneNumber {...phone} standalone icon className={styles.number} />
          </li>
        ))}
      </ul>
      <p className="small">{messages.elsewhere}</p>
    </>
  );
}
