import { isGroup, mapTexts } from './overlay.ts';
import { interpolate } from '#src/content/interpolate.ts';
import type { Fact } from '#src/content/schema/words.ts';
import { listOf } from '#src/domain/listOf.ts';
import { emergencyPlaces } from '#src/domain/clinics.ts';
import { daysOffWords, emergencyNote } from '#src/domain/emergency.ts';
import { slotInterval, slotWeek } from '#src/domain/slots.ts';
import { shortHours, weekWords } from '#src/domain/weekWords.ts';

/** The records that facts are told of. */
type Sources = Pick<typeof import('#content/brand.yaml'), 'brand'> &
  typeof import('#content/clinics.yaml') &
  typeof import('#content/hours.yaml') &
  typeof import('#content/privacy.yaml') &
  typeof import('#content/rules.yaml') &
  typeof import('#content/site.yaml');

/** What the words of pages may name in braces, as the records have it; '' for what the business hasn't. */
function factsOf({ brand, clinics, hours, rules, brandPrivacy }: Sources): Record<Fact, string> {
  const { pets = '', professionals = '', stores = '' } = brand.figures;
  const phone = weekWords(hours.phone);
  const emergency = weekWords(hours.emergency);
  const note = emergencyNote(clinics, hours, brand.place.one);
  const bookable = weekWords(slotWeek(hours.bookable, rules.slotMinutes));
  const interval = slotInterval(rules.slotMinutes);
  const clinicsAmong = brand.otherStores ? `${clinics.length} of them ${brand.place.many}` : '';
  const storesPhrase = stores ? [`${stores} stores`, clinicsAmong].filter(Boolean).join(', ') : '';
  return {
    name: brand.name,
    company: brand.parentCompany,
    phone: brand.phone.display,
    call: brand.phone.href,
    email: brand.email,
    phoneHours: phone.text,
    phoneHoursShort: shortHours(hours.phone),
    phoneTimes: phone.times,
    footerHours: hours.footer ?? phone.text,
    appointmentHours: bookable.text,
    appointmentTimes: bookable.times,
    appointmentsFrom: bookable.from,
    emergencyHours: emergency.times + note,
    emergencyFrom: emergency.from + note,
    emergencyUntil: emergency.until + note,
    emergencyBetween:
      emergency.between + emergencyNote(clinics, hours, brand.place.one, { daysOff: false }),
    emergencyAt: emergencyPlaces(clinics),
    emergencyElsewhere: brand.emergencyElsewhere,
    notOnDaysOff: daysOffWords(clinics, hours),
    ...placeWordsOf(brand),
    hospital: brand.hospital.one,
    hospitals: brand.hospital.many,
    Hospital: capital(brand.hospital.one),
    Hospitals: capital(brand.hospital.many),
    interval,
    intervalTitle: capital(interval),
    pets,
    professionals,
    stores,
    storesPhrase,
    storesOrClinics: storesPhrase || capital(brand.place.many),
    storesNote: clinicsAmong && `${clinicsAmong}, ${brand.otherStores}`,
    clinicCount: String(clinics.length),
    captchaWord: brand.captchaWord,
    officer: brandPrivacy.officer,
    officerEmail: brandPrivacy.email,
    officerAddress: brandPrivacy.address,
    answersWithin: brandPrivacy.answersWithin,
    hosting: brandPrivacy.hosting,
    retention: brandPrivacy.retention,
    updated: brandPrivacy.updated,
    bookingNeeds: bookingNeeds(rules),
  };
}

/** What the business calls its clinics, as words of pages name it. */
export function placeWordsOf({ place }: Sources['brand']) {
  return {
    place: place.one,
    places: place.many,
    Place: capital(place.one),
    Places: capital(place.many),
  };
}

/** A text with its facts filled in: 'a {place}' is 'a clinic', or 'an animal centre'. */
export function fillIn(text: string, facts: Readonly<Record<string, string>>): string {
  const withArticles = text.replaceAll(/\ba(?= \{(\w+)\})/gi, (article, name: string) =>
    /^[aeiou]/i.test(facts[name] ?? '') ? `${article}n` : article,
  );
  return interpolate(withArticles, facts);
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What /privacy calls the answers that a clinic may do without. */
const answers: Record<keyof Sources['rules']['required'], string> = {
  name: 'the name',
  mobileNumber: 'the mobile number',
  email: 'the e-mail address',
  petType: 'the type of pet',
  comments: 'the comments',
};

/** After the list of what the form asks. */
function bookingNeeds({ required }: Sources['rules']): string {
  const optional = (Object.keys(answers) as (keyof typeof answers)[]).filter(
    (field) => !required[field],
  );
  const but = listOf(optional.map((field) => answers[field]));
  return `A booking needs all of them${but && ` but ${but}`}.`;
}

const sampleNote = /\{sample:([^{}|]*)(?:\|([^{}]*))?\}/g;

/** What says of something that it is a sample, or what stands there instead on a site that has none. */
export function withSampleNotes(text: string, samples: boolean): string {
  return text.replaceAll(sampleNote, (_, note: string, instead = '') =>
    samples ? note : String(instead),
  );
}

const condition = /\{has:([^{}:|]*):((?:[^{}|]|\{\w+\})*)(?:\|((?:[^{}]|\{\w+\})*))?\}/g;

/** Whether some clinic has a service, by its id; or the site a film; or anybody takes emergencies. */
export type Has = (name: string) => boolean;

/** What holds only with a service, or what is said without it: '{has:ct-scan:X-ray and CT|X-ray}'. */
export function withConditions(text: string, has: Has): string {
  return text.replaceAll(condition, (_, name: string, words: string, otherwise = '') =>
    has(name) ? words : String(otherwise),
  );
}

/** What the conditions of a text ask for. */
export function conditionsIn(text: string): string[] {
  return [...text.matchAll(condition)].map(([, name = '']) => name);
}

/** Stands where a condition leaves nothing. */
const nothing = '\0';

/**
 * Words with the facts in their places, and the notes about samples where there are any. An entry of a list of which a condition leaves
 * nothing is left out.
 */
export function filled(value: unknown, sources: Sources, has: Has): unknown {
  const facts = factsOf(sources);
  const { samples } = sources.site;
  const words = mapTexts(value, (text) => {
    const held = withConditions(text, has);
    return text && !held ? nothing : fillIn(withSampleNotes(held, samples), facts);
  });
  return withoutEmpty(words);
}

function withoutEmpty(value: unknown): unknown {
  if (value === nothing) return '';
  if (Array.isArray(value)) return value.filter((each) => !isNothing(each)).map(withoutEmpty);
  if (!isGroup(value) || value.constructor !== Object) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutEmpty(each)]),
  );
}

function isNothing(entry: unknown): boolean {
  return entry === nothing || (isGroup(entry) && Object.values(entry).includes(nothing));
}
