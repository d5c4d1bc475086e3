import { everyDay } from '#src/domain/hoursMessages.ts';
import { slotWeek } from '#src/domain/slots.ts';
import { footerHours, shortHours, weekWords } from '#src/domain/weekWords.ts';
import { hours as records } from '#src/content/businessHours.ts';

const phone = weekWords(records.phone);
const care = weekWords(records.emergency);
const bookable = weekWords(slotWeek(records.bookable));

/**
 * The hours in words, as pages write them: '9:30 AM to 7 PM', or day by day where days differ.
 */
export const hours = {
  support: phone.text,
  emergency: care.times,
  appointments: bookable.text,
  /** 'Every day, 10:30 AM to 7:30 PM'; where days differ without 'Every day'. */
  appointmentDays: bookable.isDaily ? everyDay(bookable.text) : bookable.text,
  supportShort: shortHours(records.phone),
  /** 'between 9 AM and 9 PM' */
  emergencyBetween: care.between,
  /** The footer's own spelling of the phone's hours. */
  footer: footerHours(records, phone),
};
