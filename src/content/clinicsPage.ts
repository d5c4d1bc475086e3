import { clinics } from '#content/clinics.yaml';
import { clinicsPages } from '#content/pages/clinics.yaml';
import { emergencyPlaces } from '#src/domain/clinics.ts';

const { lead, leadOfEmergencies, ...words } = clinicsPages.clinicsPage;

/** /clinics: its words, with emergencies where a clinic takes them. */
export const clinicsPage = {
  ...words,
  lead: [lead, emergencyPlaces(clinics) && leadOfEmergencies].filter(Boolean).join(' '),
};
