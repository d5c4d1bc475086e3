import { emergencyPlaces } from '#src/domain/clinics.ts';
import { daysOffWords, emergencyNote } from '#src/domain/emergency.ts';
import { slotInterval, slotWeek } from '#src/domain/slots.ts';
import { footerHours, shortHours, weekWords } from '#src/domain/weekWords.ts';
import * as messages from './factMessages.ts';
import type { Fact } from './schema/words.ts';

export { addressIn } from '#src/config/hindiPages.ts';

/** The records that facts are told of. */
export type FactSources = Pick<typeof import('#content/brand.yaml'), 'brand'> &
  typeof import('#content/clinics.yaml') &
  typeof import('#src/content/businessHours.ts') &
  typeof import('#content/privacy.yaml') &
  typeof import('#content/rules.yaml');

/** What the words of pages may name in braces, as the records have it. */
export function factsOf({
  brand,
  clinics,
  hours,
  rules,
  brandPrivacy,
}: FactSources): Record<Fact, string> {
  const { pets, professionals, stores } = brand.figures;
  const phone = weekWords(hours.phone);
  const emergency = weekWords(hours.emergency);
  const note = emergencyNote(clinics, hours);
  const bookable = weekWords(slotWeek(hours.bookable, rules.slotMinutes));
  const interval = slotInterval(rules.slotMinutes);
  const storesPhrase = `${messages.storeCount(stores)}, ${messages.clinicsAmong(String(clinics.length))}`;
  return {
    name: brand.name,
    company: brand.parentCompany,
    phone: brand.phone.display,
    call: brand.phone.href,
    email: brand.email,
    phoneHours: phone.text,
    phoneHoursShort: shortHours(hours.phone),
    phoneTimes: phone.times,
    footerHours: footerHours(hours, phone),
    appointmentHours: bookable.text,
    appointmentTimes: bookable.times,
    appointmentsFrom: bookable.from,
    emergencyHours: emergency.times + note,
    emergencyFrom: emergency.from + note,
    emergencyUntil: emergency.until + note,
    emergencyBetween: emergency.between + emergencyNote(clinics, hours, { daysOff: false }),
    emergencyAt: emergencyPlaces(clinics),
    emergencyElsewhere: brand.emergencyElsewhere,
    notOnDaysOff: daysOffWords(clinics, hours),
    interval,
    intervalTitle: capital(interval),
    pets,
    professionals,
    stores,
    storesPhrase,
    clinicCount: String(clinics.length),
    captchaWord: brand.captchaWord,
    officer: brandPrivacy.officer,
    officerEmail: brandPrivacy.email,
    officerAddress: brandPrivacy.address,
    answersWithin: brandPrivacy.answersWithin,
    hosting: brandPrivacy.hosting,
    retention: brandPrivacy.retention,
    updated: brandPrivacy.updated,
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
