import { clinicPictures } from '#content/clinics.pictures.ts';
import type { clinics } from '#content/clinics.ts';
import { closedDays, hoursInWords } from '#content/hours.ts';
import { clinicPage } from '#content/pages/clinics.ts';
import { EmergencyNumbers } from '#src/business/emergency/EmergencyNumbers.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Actions } from '#src/components/layout/Actions.tsx';
import { CallLabel, PhoneWithHours } from '#src/components/PhoneNumber.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import { anchors } from '#src/config/paths.ts';
import { addressOf, directionsTo } from '#src/domain/clinicDirectory.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { PortraitHead } from '#src/pages/shared/PortraitHead.tsx';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';
import { ClinicTimes } from '#src/sections/clinics/ClinicTimes.tsx';
import { ClinicBooking } from './ClinicBooking.tsx';
import { useClinicStore } from './useClinicStore.ts';
import styles from './ClinicDetails.module.css';

const ClinicDirections = staticSection(
  async () => (await import('./ClinicSections.tsx')).ClinicDirections,
);
const ClinicCare = staticSection(async () => (await import('./ClinicSections.tsx')).ClinicCare);

export function ClinicDetails({ clinic }: { clinic: (typeof clinics)[number] }) {
  const clinicStore = useClinicStore(clinic);
  const { isBookable } = clinicStore;
  const { slug, name, phone, hours, geo } = clinic;
  const { bookLabel, description, directionsLabel } = clinicPage;
  const address = addressOf(clinic);

  return (
    <>
      <PageMeta title={name} description={description(name, address)} />
      <PortraitHead
        current={name}
        turned
        portrait={
          <CroppedPicture picture={clinicPictures[slug]} eager className={styles.picture} />
        }
      >
        <h1>{name}</h1>
        <address id={anchors.emergency} className="lead ink">
          {address}
        </address>
        <StandaloneLink href={directionsTo(geo)} className={styles.directions}>
          <Icon icon="Navigation" />
          <span>{directionsLabel}</span>
        </StandaloneLink>
        <ClinicTimes hours={hours} closedDays={closedDays} />
        <Actions className={styles.actions}>
          {isBookable ? (
            <>
              <ButtonLink href={`#${anchors.contacts}`}>{bookLabel}</ButtonLink>
              <PhoneWithHours {...phone} hours={hoursInWords.phone} />
            </>
          ) : (
            <>
              <ButtonLink href={phone.href}>
                <CallLabel {...phone} />
              </ButtonLink>
              <p className="small">{hoursInWords.phone}</p>
            </>
          )}
        </Actions>
        <div className={styles.emergency}>
          <EmergencyNumbers />
        </div>
      </PortraitHead>
      <ClinicDirections />
      <ClinicBooking clinic={clinic} {...clinicStore} />
      <ClinicCare />
    </>
  );
}
