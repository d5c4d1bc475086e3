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

/** Requests that have something in common, by each of them. Those with nothing in common are not in it. */
type Groups = ReadonlyMap<AppointmentRequest, readonly AppointmentRequest[]>;

/** Finds the marks of a list, request by request: `add` each once; every step takes the same time, however long the list. */
export class MarkFinder {
  readonly #repeats = new Grouping();
  readonly #clashes = new Grouping();
  readonly #clinicOf = remembered((name) => name.trim().toLowerCase());
  readonly #minutesOf = remembered((time) => minutesOf(time) ?? -1);

  add(request: AppointmentRequest): void {
    const { date, mobileNumber, locationName, time } = request;
    const digits = lastDigits(mobileNumber);
    if (digits) this.#repeats.add(`${date} ${digits}`, request);
    const clinic = this.#clinicOf(locationName);
    const minutes = this.#minutesOf(time);
    if (clinic && minutes >= 0) this.#clashes.add(`${date} ${minutes} ${clinic}`, request);
  }

  groups(): Readonly<Record<RequestMark, Groups>> {
    return { 'Maybe the same': this.#repeats.groups, 'Same time': this.#clashes.groups };
  }
}

/** The last ten digits of a number, however it is written; '' where it has too few. */
function lastDigits(mobileNumber: string): string {
  // Most records have just these, and a test is faster than a replacement.
  if (/^\d{10}$/.test(mobileNumber)) return mobileNumber;
  const digits = mobileNumber.replace(/\D/g, '').slice(-10);
  return digits.length < leastDigits ? '' : digits;
}

class Grouping {
  /** The first request with each key. Most keys stay alone, and a list for each would cost too much. */
  readonly #first = new Map<string, AppointmentRequest>();
  readonly groups = new Map<AppointmentRequest, AppointmentRequest[]>();

  add(key: string, request: AppointmentRequest): void {
    const first = this.#first.get(key);
    if (!first) {
      this.#first.set(key, request);
      return;
    }
    const group = this.groups.get(first) ?? [first];
    group.push(request);
    this.groups.set(first, group);
    this.groups.set(request, group);
  }
}
