import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#src/components/Button.tsx';
import { CallLabel } from '#src/components/CallLabel.tsx';
import { CroppedPicture } from '#src/components/CroppedPicture.tsx';
import { Grid } from '#src/components/Grid.tsx';
import { PhoneLink } from '#src/components/PhoneLink.tsx';
import { anchors } from '#src/config/paths.ts';
import { clinicPage } from '#content/pages/clinics.ts';
import { clinicPageOf } from '#src/content/clinicPages.ts';
import type { Clinic } from '#src/content/schema/clinics.ts';
import { directionsTo } from '#src/domain/clinics.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { ClinicCare } from '#src/sections/clinics/ClinicCare.tsx';
import { ClinicHours } from '#src/sections/clinics/ClinicHours.tsx';
import { ClinicTimes } from '#src/sections/clinics/ClinicTimes.tsx';
import { ClinicVisit } from '#src/sections/clinics/ClinicVisit.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { ClinicBooking } from './ClinicBooking.tsx';
import styles from './ClinicPage.module.css';
import { useClinicStore } from './useClinicStore.ts';

/** A clinic's page: address and hours first, then the way there, who works there, what is done, and the booking form. */
export function ClinicDetails({ clinic }: { clinic: Clinic }) {
  const { pathname } = useLocation();
  const booking = useClinicStore(clinic);
  const { isBookable } = booking;
  const { name, phone, hours, gettingThere, parking, geo, picture } = clinic;
  const { description, address, emergencies, services, vets } = clinicPageOf(clinic);
  const { visit, bookLabel, phoneHours, directionsLabel, servicesHeading, vetsHeading } =
    clinicPage;
  return (
    <>
      <PageMeta title={name} description={description} />
      <PageHead ground="mint" floor pathname={pathname} current={name} className={styles.head}>
        <Grid>
          <div className={styles.words}>
            <h1>{name}</h1>
            <address className={`lead ${styles.address}`}>{address}</address>
            <ClinicTimes hours={hours} />
            {emergencies && <p>{emergencies}</p>}
            <div className={styles.ways} data-hides-booking-bar>
              {isBookable ? (
                <>
                  <ButtonLink href={`#${anchors.contacts}`}>{bookLabel}</ButtonLink>
                  <PhoneLink {...phone} hours={phoneHours} />
                </>
              ) : (
                <>
                  <ButtonLink href={phone.href}>
                    <CallLabel number={phone.display} />
                  </ButtonLink>
                  <p className="small">{phoneHours}</p>
                </>
              )}
            </div>
          </div>
          <CroppedPicture picture={picture} eager className={styles.picture} />
        </Grid>
      </PageHead>
      <ClinicVisit
        heading={visit.heading}
        address={address}
        ways={[
          { heading: visit.getting, text: gettingThere },
          { heading: visit.parking, text: parking },
        ]}
        directions={{ label: directionsLabel, href: directionsTo(geo) }}
      >
        <ClinicHours {...clinicPage.hours} hours={hours} />
      </ClinicVisit>
      <ClinicCare
        servicesHeading={servicesHeading}
        services={services}
        vetsHeading={vetsHeading}
        vets={vets}
      />
      <ClinicBooking clinic={clinic} {...booking} />
    </>
  );
}
