import { emergencyPlaces } from '#src/domain/clinics.ts';
import { slotWeek } from '#src/domain/slots.ts';
import { weekWords } from '#src/domain/weekWords.ts';
import { clinics } from '#content/clinics.yaml';
import { hours } from '#content/hours.yaml';
import { rules } from '#content/rules.yaml';

const phone = weekWords(hours.phone);
const care = weekWords(hours.emergency);
const bookable = weekWords(slotWeek(hours.bookable, rules.slotMinutes));

/**
 * More words for the hours, apart from those that every page shows (hours.ts), which are part of every first load.
 */
export const hourPhrases = {
  /** Within a sentence, without the closed days. */
  supportTimes: phone.times,
  appointmentTimes: bookable.times,
  /** 'from 10:30 AM to 7:30 PM' */
  appointmentsFrom: bookable.from,
  /** 'Every day, 10:30 AM to 7:30 PM'; where days differ without 'Every day'. */
  appointmentDays: `${bookable.isDaily ? 'Every day, ' : ''}${bookable.text}`,
  /** 'from 9 AM to 9 PM' */
  emergencyFrom: care.from,
  /** 'Indiranagar (Bengaluru) or Bandra West (Mumbai)'; '' where no clinic takes them. */
  emergencyAt: emergencyPlaces(clinics),
  /** 'until 9 PM' */
  emergencyUntil: care.until,
};
