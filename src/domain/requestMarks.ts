import { minutesOf } from './clock.ts';
import { plainDigits } from './digits.ts';
import { groupBy } from './groupBy.ts';
import { memoize } from './memoize.ts';
import { inChunks } from './timeSlicing.ts';
import type { AppointmentRequest } from './types.ts';

/**
 * What may deserve a second look (docs/product.md, section 9): the same mobile number for the same day, more requests for one
 * clinic, day and time than there may be room for, and the same number for another day. Only 'maybe': families share a telephone.
 */
export const requestMarks = ['Maybe the same', 'Same time', 'Same owner'] as const;
export type RequestMark = (typeof requestMarks)[number];
/** Those that are about one day. */
type DayMark = Exclude<RequestMark, 'Same owner'>;

/** How many visits a clinic takes at one time without a second look. */
const visitsAtOnce = 2;

/** With fewer digits a number identifies nobody. */
const leastDigits = 7;

/** The requests that share a mark, by each of them. */
type Groups = ReadonlyMap<AppointmentRequest, readonly AppointmentRequest[]>;

/** The requests of one number, and whether they are for several days. */
interface Owner {
  requests: AppointmentRequest[];
  isSpread: boolean;
}

/**
 * Finds the marks of a list: `add` each request once, then ask for the group of any. A day is searched when one of its requests
 * is asked for: the first rows of a long list need not wait for all.
 */
export class MarkFinder {
  readonly #days = new Map<string, AppointmentRequest[]>();
  readonly #groups = new Map<string, Readonly<Record<DayMark, Groups>>>();
  readonly #owners = new Map<string, Owner>();
  readonly #clinicOf = memoize((name) => name.trim().toLowerCase());
  readonly #minutesOf = memoize((time) => minutesOf(time) ?? -1);

  add(request: AppointmentRequest): void {
    const day = this.#days.get(request.date);
    if (day) day.push(request);
    else this.#days.set(request.date, [request]);
    const number = lastDigits(request.mobileNumber);
    const owner = this.#owners.get(number);
    if (!owner) this.#owners.set(number, { requests: [request], isSpread: false });
    else {
      owner.isSpread ||= owner.requests[0]?.date !== request.date;
      owner.requests.push(request);
    }
  }

  isMarked(request: AppointmentRequest, mark: RequestMark): boolean {
    return mark === 'Same owner'
      ? this.#ownerOf(request) !== undefined
      : this.#groupsOn(request.date)[mark].has(request);
  }

  /** The owner of a request, where there are requests of the same number for other days. */
  #ownerOf({ date, mobileNumber }: AppointmentRequest): Owner | undefined {
    const number = date && lastDigits(mobileNumber);
    const owner = number ? this.#owners.get(number) : undefined;
    return owner?.isSpread ? owner : undefined;
  }

  /** The other requests that share a mark with this one, as they came; none where it has not. */
  othersOf(request: AppointmentRequest, mark: RequestMark): readonly AppointmentRequest[] {
    if (mark !== 'Same owner') {
      const groups = this.#groupsOn(request.date);
      return groups[mark].get(request)?.filter((other) => other !== request) ?? [];
    }
    return this.#ownerOf(request)?.requests.filter(({ date }) => date !== request.date) ?? [];
  }

  /** Searches all days ahead of the first question, in slices. */
  async prepare(): Promise<void> {
    await inChunks(this.#days.keys(), (date) => this.#groupsOn(date));
  }

  #groupsOn(date: string): Readonly<Record<DayMark, Groups>> {
    let groups = this.#groups.get(date);
    if (!groups) {
      const day = this.#days.get(date) ?? [];
      groups = {
        'Maybe the same': groupsOf(day, ({ mobileNumber }) => lastDigits(mobileNumber)),
        'Same time': groupsOf(day, (request) => this.#placeAndTime(request), visitsAtOnce),
      };
      this.#groups.set(date, groups);
    }
    return groups;
  }

  /** Clinic and time as one text; '' where either is unknown. */
  #placeAndTime({ locationName, time }: AppointmentRequest): string {
    const clinic = this.#clinicOf(locationName);
    const minutes = this.#minutesOf(time);
    return clinic && minutes >= 0 ? `${minutes} ${clinic}` : '';
  }
}

/** The groups of more than `room` requests with the same key; '' belongs to none. */
function groupsOf(
  requests: readonly AppointmentRequest[],
  keyOf: (request: AppointmentRequest) => string,
  room = 1,
): Groups {
  const byKey = groupBy(requests, keyOf);
  byKey.delete('');
  const groups = [...byKey.values()].filter((group) => group.length > room);
  return new Map(groups.flatMap((group) => group.map((request) => [request, group] as const)));
}

/** The last ten digits of a number, however it is written; '' where it has too few. */
function lastDigits(mobileNumber: string): string {
  // Most records have just these, and a test is faster than a replacement.
  if (/^\d{10}$/.test(mobileNumber)) return mobileNumber;
  const digits = plainDigits(mobileNumber).replace(/\D/g, '').slice(-10);
  return digits.length < leastDigits ? '' : digits;
}
