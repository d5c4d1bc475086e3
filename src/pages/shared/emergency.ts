import { emergencyWords } from '#src/domain/emergency.ts';
import { brand } from '#content/brand.ts';
import { clinicProfiles } from './clinicProfiles.ts';
import { hours } from '#src/content/businessHours.ts';

/** What the site says wherever it speaks of emergencies: who answers when, and where to go when nobody does. */
export const emergency = emergencyWords({
  clinics: clinicProfiles,
  business: hours,
  elsewhere: brand.emergencyElsewhere,
});
