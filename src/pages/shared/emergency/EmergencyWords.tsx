import type { ReactNode } from 'react';
import { brand } from '#content/brand.ts';
import type { clinics } from '#content/clinics.ts';
import { emergencyHours, hoursInWords } from '#content/hours.ts';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Clinic } from '#src/domain/clinicDirectory.ts';
import type { Emergency } from './emergencyAdvice.ts';
import { timeText } from '#src/domain/time/openingHours.ts';
import { HospitalNumber } from './HospitalNumber.tsx';
import { KeptRoom } from './KeptRoom.tsx';
import * as messages from './messages.tsx';
import { useEmergency } from './useEmergency.ts';
import styles from './EmergencyWords.module.css';

type Hospital = (typeof clinics)[number];

export interface EmergencyWordsProps {
  emergency: Emergency<Hospital>;
  /** It holds now; otherwise on every day, as prerendered markup says it. */
  isNow: boolean;
  /** Shown under a hospital's name. */
  about?: (hospital: Hospital) => ReactNode;
}

const opens = timeText(emergencyHours.opens);
const closes = timeText(emergencyHours.closes);

interface EmergencyNowProps extends Pick<EmergencyWordsProps, 'about'> {
  clinic?: Pick<Clinic, 'slug'>;
}

/** Where to go in an emergency at this hour: for the owners of a clinic's page, or as far as their city is known. */
export function EmergencyNow({ clinic, about }: EmergencyNowProps) {
  return <EmergencyWords {...useEmergency(clinic)} about={about} />;
}

/** Where to go in an emergency, in two lines at most, with the one number for it. */
export function EmergencyWords(props: EmergencyWordsProps) {
  // New elements for new words: a translated page would not show others in the same.
  const key = JSON.stringify([props.emergency, props.isNow]);
  return (
    <KeptRoom>
      <Words key={key} {...props} />
    </KeptRoom>
  );
}

function Words({ emergency, isNow, about }: EmergencyWordsProps) {
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
    return <p>{isAnswered ? <NoneButAdvice city={city} /> : messages.noneIn(city)}</p>;
  }
  const { hospitals, isCityKnown } = emergency;
  const [only] = hospitals;
  if (isCityKnown && only) {
    return (
      <>
        <p className="strong">
          {isNow
            ? messages.comeNow(only.name, closes)
            : messages.comeBetween(opens, closes, only.name)}
        </p>
        <HospitalNumber {...only.phone} />
        {about?.(only)}
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
            <HospitalNumber {...hospital.phone} />
            {about?.(hospital)}
          </li>
        ))}
      </ul>
      <p>{isNow ? messages.inOtherCity : messages.atNightOrInOtherCity}</p>
    </>
  );
}

function NoneButAdvice({ city }: { city: string }) {
  const { href, display } = brand.phone;
  return messages.noneInButAdvice(
    city,
    <SiteLink href={href} translate="no">
      {display}
    </SiteLink>,
    hoursInWords.phone,
  );
}
