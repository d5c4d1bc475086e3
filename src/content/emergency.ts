import { emergencyAdvice, emergencyOnDaysOff, type EmergencyWords } from '#src/domain/emergency.ts';
import { emergencyPlaces, takesEmergencies } from '#src/domain/clinics.ts';
import { brand } from '#content/brand.yaml';
import { clinics } from '#content/clinics.yaml';
import { hours } from '#content/hours.yaml';

const places = emergencyPlaces(clinics, hours.emergency);
const hospitals = clinics.filter((clinic) => takesEmergencies(clinic, hours.emergency));

/**
 * What the site says wherever it speaks of emergencies: who answers when, and where to go when nobody does.
 */
export const emergency: EmergencyWords = {
  usual: emergencyAdvice({
    phone: hours.phone,
    hospitals: hours.emergency,
    ...(places && { places }),
    elsewhere: brand.emergencyElsewhere,
  }),
  onDates: emergencyOnDaysOff(
    hours.holidays,
    (hospitals.length > 0 ? hospitals : clinics).map((clinic) => clinic.hours),
    brand.emergencyElsewhere,
  ),
  timeZone: hours.timeZone,
};
