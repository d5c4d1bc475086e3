import { emergencyHours, hoursInWords } from '#content/hours.ts';
import { ReservedHeight } from '#src/components/layout/ReservedHeight.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { shortTime } from '#src/domain/time/openingHours.ts';
import { type AdviceProps, KeyedAdvice } from './EmergencyAdvice.tsx';
import * as messages from './messages.tsx';
import { useEmergency } from './useEmergency.ts';
import styles from './EmergencyAdvice.module.css';

/** For a first screen: all hospitals' numbers, or the known city's advice. */
export function EmergencyNumbers() {
  return (
    <ReservedHeight>
      <Numbers {...useEmergency()} />
    </ReservedHeight>
  );
}

function Numbers({ emergency, isNow }: AdviceProps) {
  if (emergency.kind !== 'hospitals' || emergency.isCityKnown)
    return (
      <>
        <Label text={messages.emergency} />
        <KeyedAdvice emergency={emergency} isNow={isNow} />
      </>
    );
  return (
    <>
      {/* Keeps the numbers in place: in Hindi the label for now is a line shorter. */}
      <ReservedHeight>
        <Label
          text={
            isNow
              ? messages.comeInNow(shortTime(emergencyHours.closes))
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

/** A line with the emergency dot. */
function Label({ text }: { text: string }) {
  return (
    <p className={`strong ${styles.label}`}>
      <span key={text}>{text}</span>
    </p>
  );
}
