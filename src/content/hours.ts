import { slotWeek } from '#src/domain/slots.ts';
import { weekWords } from '#src/domain/weekWords.ts';
import { hours as records } from '#content/hours.ts';

const phone = weekWords(records.phone);
const care = weekWords(records.emergency);
const bookable = weekWords(slotWeek(records.bookable));

/**
 * The hours in words, as pages write them: '9:30 AM to 7 PM', or day by day where days differ. The build puts the texts in this
 * module's place (scripts/contentFacts.ts).
 */
export const hours = {
  support: phone.text,
  emergency: care.text,
  appointments: bookable.text,
  /** 'from 10:30 AM to 7:30 PM' */
  appointmentsFrom: bookable.from,
  /** 'Every day, 10:30 AM to 7:30 PM'; where days differ without 'Every day'. */
  appointmentDays: `${bookable.isDaily ? 'Every day, ' : ''}${bookable.text}`,
  /** 'from 9 AM to 9 PM' */
  emergencyFrom: care.from,
  /** 'between 9 AM and 9 PM' */
  emergencyBetween: care.between,
  /** 'until 9 PM' */
  emergencyUntil: care.until,
  /** Phone and appointments are the same on all days. */
  areDaily: phone.isDaily && bookable.isDaily,
  /** The footer's own spelling of the phone's hours. */
  footer: records.footer ?? phone.text,
};
