import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { anchors, paths } from '#src/config/paths.ts';
import { brand } from '#content/brand.yaml';
import { clinicsPage } from '#src/content/clinicsPage.ts';
import { clinics as profiles } from '#content/clinics.yaml';
import { appointmentTypes } from '#src/content/appointmentTypes.ts';
import { hours as shownHours } from '#src/content/hours.ts';
import { landing } from '#content/pages/landing.yaml';
import { PhoneLink } from '#src/components/PhoneLink.tsx';
import { grooming } from '#src/domain/appointmentTypes.ts';
import { bookingLinkTo } from '#src/domain/bookingLink.ts';
import { type ClinicNeed, joinClinics, type ListedClinic } from '#src/domain/clinics.ts';
import { useClinicChoice } from '#src/features/booking/useClinicChoice.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { ClinicList } from '#src/sections/clinics/ClinicList.tsx';
import { ContactBand } from '#src/sections/contact/ContactBand.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import styles from './ClinicsPage.module.css';

/** /clinics: every clinic, by city. */
export function Component() {
  const { pathname } = useLocation();
  const { clinics: stores, status, refetch } = useClinicChoice();
  const clinics = useMemo(() => joinClinics(profiles, stores), [stores]);
  const { title, description, heading, lead, help, ...marks } = clinicsPage;
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHead ground="sky" pathname={pathname} title={heading} lead={lead}>
        <div className={styles.phone}>
          <PhoneLink {...brand.phone} hours={shownHours.support} />
        </div>
      </PageHead>
      <ClinicList
        needs={appointmentTypes}
        needLabel={landing.clinicList.needLabel}
        anyNeed={landing.clinicList.anyNeed}
        notes={landing.clinicList.notes}
        phone={brand.phone}
        marks={marks}
        clinics={clinics}
        status={status}
        whole
        onRetry={refetch}
        bookingHref={hrefOf}
      />
      <ContactBand {...help} />
    </>
  );
}

/** The form on the clinic's own page, with the need filled in; grooming has a form of its own. */
function hrefOf({ profile, store }: ListedClinic, need: ClinicNeed): string {
  const link = store ? bookingLinkTo(store, need) : '';
  if (need === grooming) return `${paths.contactGrooming}${link}`;
  const page = profile ? paths.clinic(profile.slug) : paths.home;
  return `${page}${profile && !need ? '' : link}#${anchors.contacts}`;
}
