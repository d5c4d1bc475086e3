import { emergencyHours, hoursInWords } from '#content/hours.ts';
import { timeText } from '#src/domain/time/openingHours.ts';
import { EmergencyLabel } from './EmergencyLabel.tsx';
import styles from './EmergencyNumbers.module.css';
import { EmergencyWords, type EmergencyWordsProps } from './EmergencyWords.tsx';
import { HospitalNumber } from './HospitalNumber.tsx';
import { KeptRoom } from './KeptRoom.tsx';
import * as messages from './messages.tsx';
import { useEmergency } from './useEmergency.ts';

/** For a first screen: until when to come straight in, and each hospital's city and number; one as soon as the city is known. */
export function EmergencyNumbers() {
  return (
    <KeptRoom>
      <Numbers {...useEmergency()} />
    </KeptRoom>
  );
}

function Numbers({ emergency, isNow }: EmergencyWordsProps) {
  if (emergency.kind !== 'hospitals' || emergency.isCityKnown)
    return (
      <>
        <EmergencyLabel words={messages.emergency} />
        <EmergencyWords emergency={emergency} isNow={isNow} />
      </>
    );
  return (
    <>
      <EmergencyLabel
        words={
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
