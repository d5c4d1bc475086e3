import { vetsOnDuty, emergencyBand, patients } from '#src/content/homeV2.ts';
import { TeamCarousel } from '#src/sections/people/TeamCarousel.tsx';
import { EmergencyBand } from '#src/sections/contact/EmergencyBand.tsx';
import { PatientGallery } from '#src/sections/people/PatientGallery.tsx';

/** Whom to ring at night, who was here, who is here. */
export function Component() {
  return (
    <>
      <EmergencyBand {...emergencyBand} />
      <PatientGallery {...patients} />
      <TeamCarousel {...vetsOnDuty} />
    </>
  );
}
