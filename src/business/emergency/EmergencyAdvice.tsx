import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import { emergencyHours, hoursInWords } from '#content/hours.ts';
import { ReservedHeight } from '#src/components/layout/ReservedHeight.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import type { Clinic } from '#src/domain/clinicDirectory.ts';
import { shortTime } from '#src/domain/time/openingHours.ts';
import type { Emergency } from './emergencyFor.ts';
import * as messages from './messages.tsx';
import { useEmergency } from './useEmergency.ts';
import styles from './EmergencyAdvice.module.css';

export interface AdviceProps {
  emergency: Emergency;
  /** Whether `emergency` is for this moment; prerendered advice holds at any hour. */
  isNow: boolean;
  details?: (hospital: Clinic) => ReactNode;
}

const opens = shortTime(emergencyHours.opens);
const closes = shortTime(emergencyHours.closes);

export function EmergencyAdvice({ details }: Pick<AdviceProps, 'details'>) {
  return (
    <ReservedHeight>
      <KeyedAdvice {...useEmergency()} details={details} />
    </ReservedHeight>
  );
}

/** The hospitals to go to, with their numbers. */
export function KeyedAdvice(props: AdviceProps) {
  // Keyed: browser translation would keep the old text.
  const key = JSON.stringify([props.emergency, props.isNow]);
  return <Advice key={key} {...props} />;
}

function Advice({ emergency, isNow, details }: AdviceProps) {
  if (emergency.kind === 'night') {
    return (
      <>
        <p className="strong">{messages.goToNearest}</p>
        <p>{messages.openAgain(opens)}</p>
      </>
    );
  }
  if (emergency.kind === 'none') {
    const { city, isAnswered } = emergency;
    if (!isAnswered) return <p>{messages.noneIn(city)}</p>;
    const phone = <PhoneNumber {...brand.phone} />;
    return <p>{messages.noneInButAdvice(city, phone, hoursInWords.phone)}</p>;
  }
  const { hospitals, isCityKnown } = emergency;
  const [only] = hospitals;
  if (isCityKnown && only) {
    return (
      <>
        <p className="strong">
          {isNow
            ? messages.comeNow(only.name, closes)
            : messages.comeBetween(only.name, opens, closes)}
        </p>
        <PhoneNumber {...only.phone} standalone icon className={styles.number} />
        {details?.(only)}
        {!isNow && <p>{messages.atNight}</p>}
      </>
    );
  }
  return (
    <>
      <p className="strong">
        {isNow ? messages.openNowCome(closes) : messages.comeBetweenTo(opens, closes)}
      </p>
      <ul className={styles.hospitals}>
        {hospitals.map((hospital) => (
          <li key={hospital.slug}>
            <p>{messages.hospitalIn(hospital.name, hospital.city)}</p>
            <PhoneNumber {...hospital.phone} standalone icon className={styles.number} />
            {details?.(hospital)}
          </li>
        ))}
      </ul>
      <p>{isNow ? messages.inOtherCity : messages.atNightOrInOtherCity}</p>
    </>
  );
}
