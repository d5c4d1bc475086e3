import { slotInterval } from '#src/domain/slots.ts';
import { listOf } from '#src/domain/listOf.ts';
import { rules } from '#content/rules.yaml';

/** What /privacy calls the answers that a clinic may do without. */
const names = {
  name: 'the name',
  mobileNumber: 'the mobile number',
  email: 'the e-mail address',
  petType: 'the type of pet',
  comments: 'the comments',
};

const optional = (Object.keys(names) as (keyof typeof names)[]).filter(
  (field) => !rules.required[field],
);

const interval = slotInterval(rules.slotMinutes);

/** The booking form's rules in words. */
export const bookingWords = {
  /** 'every half hour' */
  interval,
  /** 'Every half hour' */
  intervalTitle: interval.charAt(0).toUpperCase() + interval.slice(1),
  /** After the list of what the form asks. */
  needs: `A booking needs all of them${optional.length > 0 ? ` but ${listOf(optional.map((field) => names[field]))}` : ''}.`,
};
