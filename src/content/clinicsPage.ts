import { clinicsPages } from '#content/pages/clinics.yaml';

const { lead, leadOfEmergencies, ...words } = clinicsPages.clinicsPage;

/** /clinics: its words. */
export const clinicsPage = {
  ...words,
  lead: `${lead} ${leadOfEmergencies}`,
};
