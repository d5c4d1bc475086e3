import { emergencyAdvice } from '#src/domain/emergency.ts';
import { brand } from '#content/brand.ts';

/** What the site says wherever it speaks of emergencies: who answers when, and where to go when nobody does. */
export const emergency = emergencyAdvice({
  phone: brand.hours.support,
  hospitals: brand.hours.emergency,
  places: brand.emergencyHospitals,
  elsewhere: brand.emergencyElsewhere,
});
