import { emergencySection } from '#content/parts/emergency.ts';
import { Icon } from '#src/components/Icon.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import { anchors } from '#src/config/paths.ts';
import { type Clinic, directionsTo } from '#src/domain/clinicDirectory.ts';
import * as messages from '#src/sections/clinics/messages.tsx';
import { EmergencyAdvice } from './EmergencyAdvice.tsx';
import styles from './EmergencySection.module.css';

export function EmergencySection() {
  const { title, listTitle, groups, unsure } = emergencySection;
  return (
    <Section id={anchors.emergency} ground="night">
      <div className={`wrap ${styles.help}`}>
        <div className={styles.where}>
          <SectionTitle>{title}</SectionTitle>
          <EmergencyAdvice details={addressAndDirections} />
        </div>
        <div className={styles.signs}>
          <h3>{listTitle}</h3>
          <dl>
            {groups.map(({ when, signs }) => (
              <div key={when}>
                <dt>{when}</dt>
                {signs.map((sign) => (
                  <dd key={sign}>{sign}</dd>
                ))}
              </div>
            ))}
          </dl>
          <p>{unsure}</p>
        </div>
      </div>
    </Section>
  );
}

function addressAndDirections(hospital: Clinic) {
  return (
    <>
      <address>{hospital.street}</address>
      <StandaloneLink href={directionsTo(hospital.geo)} className={styles.directions}>
        <Icon icon="Navigation" />
        <span>
          {messages.directions(
            <span className="visually-hidden">{messages.toClinic(hospital.name)}</span>,
          )}
        </span>
      </StandaloneLink>
    </>
  );
}
