import { isOfNow, markNow } from './forgetMark.ts';
import { withoutPerson } from './person.ts';
import {
  bookingVariants,
  draftKey,
  enquiriesKey,
  lastBookingKey,
  loadFromTab,
  saveInTab,
} from './tabStorage.ts';

/**
 * Removes what this tab kept of the person before the last 'Forget me': of a draft the visit stays, of all else nothing. Every page
 * brings it, so it needs little.
 */
export function forgetInTab(): void {
  for (const variant of bookingVariants) {
    const draft = loadFromTab(draftKey(variant));
    const visit = Object.entries(withoutPerson(draft)).filter(([, value]) => value !== '');
    if (!isOfNow(draft))
      saveInTab(draftKey(variant), { ...Object.fromEntries(visit), ...markNow() });
  }
  for (const key of [enquiriesKey, ...bookingVariants.map(lastBookingKey)])
    if (!isOfNow(loadFromTab(key))) saveInTab(key, undefined);
}
