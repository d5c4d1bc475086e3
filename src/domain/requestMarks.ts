import { minutesOf } from './clock.ts';
import { remembered } from './remembered.ts';
import type { AppointmentRequest } from './types.ts';

/**
 * What may deserve a second look (docs/product.md, section 9): the same mobile number for the same day, and the same clinic,
 * day and time. Only 'maybe': families share a telephone, and a clinic may have room for several.
 */
export const requestMarks = ['Maybe the same', 'Same time'] as const;
export type RequestMark = (typeof requestMarks)[number];

/** With fewer digits a number identifies nobody. */
const leastDigits = 7;

const minutesOfADay = 24 * 60;

/**
 * Finds the marks of a list: `add` each request once, then ask for the group of any. Every step takes the same time, however
 * long the list.
 */
export class MarkFinder {
  readonly #repeats = new Grouping<string>();
  readonly #clashes = new Grouping<number>();
  readonly #clinics = new Map<string, number>();
  readonly #clinicOf = remembered((name) => this.#numberOf(name.trim().toLowerCase()));
  readonly #minutesOf = remembered((time) => minutesOf(time) ?? -1);

  add(request: AppointmentRequest): void {
    const { date } = request;
    this.#repeats.add(date, lastDigits(request.mobileNumber), request);
    this.#clashes.add(date, this.#placeAndTime(request), request);
  }

  /** The requests that share a mark with this one, itself among them, as they came; undefined where it has none. */
  groupOf(
    request: AppointmentRequest,
    mark: RequestMark,
  ): readonly AppointmentRequest[] | undefined {
    const { date } = request;
    return mark === 'Same time'
      ? this.#clashes.groupOf(date, this.#placeAndTime(request))
      : this.#repeats.groupOf(date, lastDigits(request.mobileNumber));
  }

  /** One number for clinic and time; undefined where either is unknown. */
  #placeAndTime({ locationName, time }: AppointmentRequest): number | undefined {
    const clinic = this.#clinicOf(locationName);
    const minutes = this.#minutesOf(time);
    return clinic > 0 && minutes >= 0 ? clinic * minutesOfADay + minutes : undefined;
  }

  /** One number for each clinic; 0 for no clinic. */
  #numberOf(name: string): number {
    if (name && !this.#clinics.has(name)) this.#clinics.set(name, this.#clinics.size + 1);
    return this.#clinics.get(name) ?? 0;
  }
}

/** The last ten digits of a number, however it is written; undefined where it has too few. */
function lastDigits(mobileNumber: string): string | undefined {
  // Most records have just these, and a test is faster than a replacement.
  if (/^\d{10}$/.test(mobileNumber)) return mobileNumber;
  const digits = mobileNumber.replace(/\D/g, '').slice(-10);
  return digits.length < leastDigits ? undefined : digits;
}

/**
 * Groups requests by day and something else (undefined belongs to no group). To join both into one text, or to remember the
 * group of each request, would take twice as long.
 */
class Grouping<Key> {
  /** Most keys have one request, and a list for each would cost too much. */
  readonly #days = new Map<string, Map<Key, AppointmentRequest | AppointmentRequest[]>>();

  add(date: string, key: Key | undefined, request: AppointmentRequest): void {
    if (key === undefined) return;
    let day = this.#days.get(date);
    if (!day) this.#days.set(date, (day = new Map()));
    const known = day.get(key);
    if (!known) day.set(key, request);
    else if (Array.isArray(known)) known.push(request);
    else day.set(key, [known, request]);
  }

  groupOf(date: string, key: Key | undefined): readonly AppointmentRequest[] | undefined {
    const known = key === undefined ? undefined : this.#days.get(date)?.get(key);
    return Array.isArray(known) ? known : undefined;
  }
}
