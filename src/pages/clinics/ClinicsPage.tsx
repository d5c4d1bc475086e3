import { brand } from '#content/brand.ts';
import { closedDays, hoursInWords } from '#content/hours.ts';
import { head, heading, lead, emergencies } from '#content/pages/clinics.ts';
import { useListedClinics } from '#src/business/useListedClinics.ts';
import { Row } from '#src/components/layout/Stack.tsx';
import { PhoneWithHours } from '#src/components/PhoneNumber.tsx';
import { bookingLink } from '#src/config/bookingLink.ts';
import { anchors, paths } from '#src/config/paths.ts';
import type { ListedClinic } from '#src/domain/clinicDirectory.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { ClinicList } from '#src/sections/clinics/ClinicList.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';

export function ClinicsPage() {
  const { clinics, status, refetch } = useListedClinics();
  return (
    <>
      <PageMeta {...head} />
      <PageHead title={heading} lead={lead}>
        <Row>
          <PhoneWithHours {...brand.phone} hours={hoursInWords.phone} />
        </Row>
      </PageHead>
      <ClinicList
        phone={brand.phone}
        closedDays={closedDays}
        mark={{ label: emergencies, hours: hoursInWords.emergencyFrom }}
        clinics={clinics}
        status={status}
        whole
        onRetry={refetch}
        hrefOf={hrefOf}
      />
    </>
  );
}

/** The form on the clinic's page; without one, the home page's form, prefilled. */
function hrefOf({ profile, store }: ListedClinic): string {
  if (profile) return `${paths.clinic(profile.slug)}#${anchors.contacts}`;
  return bookingLink({ store: store?.id });
}
