import { emergencyWords } from '#src/domain/emergency.ts';
import { brand } from '#content/brand.yaml';
import { clinics } from '#content/clinics.yaml';
import { hours } from '#src/content/businessHours.ts';

/** What the site says wherever it speaks of emergencies: who answers when, and where to go when nobody does. */
export const emergency = emergencyWords({
  clinics,
  business: hours,
  elsewhere: brand.emergencyElsewhere,
});
