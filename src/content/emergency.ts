import { emergencyAdvice } from '#src/domain/emergency.ts';
import { emergencyPlaces } from '#src/domain/clinics.ts';
import { brand } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { hours } from '#content/hours.ts';

const places = emergencyPlaces(clinics, hours.emergency);

/**
 * What the site says wherever it speaks of emergencies: who answers when, and where to go when nobody does.
 */
export const emergency = emergencyAdvice({
  phone: hours.phone,
  hospitals: hours.emergency,
  ...(places && { places }),
  elsewhere: brand.emergencyElsewhere,
});
