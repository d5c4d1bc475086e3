import { plainDigits } from '#src/domain/digits.ts';
import { groupBy } from '#src/domain/groupBy.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** With fewer digits a number identifies nobody. */
const leastDigits = 7;

type Groups = ReadonlyMap<string, readonly AppointmentRequest[]>;

/**
 * Groups the requests of one mobile number for one day (docs/product.md, section 9). Only 'maybe the same': families share a telephone.
 */
export function maybeSameGroups(requests: readonly AppointmentRequest[]): Groups {
  return groupBy(requests, keyOf);
}

/** The other requests of a request's group, as they came. */
export function othersIn(
  groups: Groups,
  request: AppointmentRequest,
): readonly AppointmentRequest[] {
  if (!lastDigits(request.mobileNumber)) return [];
  return (groups.get(keyOf(request)) ?? []).filter((other) => other !== request);
}

function keyOf({ date, mobileNumber }: AppointmentRequest): string {
  return `${date} ${lastDigits(mobileNumber)}`;
}

/** The last ten digits of a number, however it is written; '' where it has too few. */
function lastDigits(mobileNumber: string): string {
  // Most records have just these, and a test is faster than a replacement.
  if (/^\d{10}$/.test(mobileNumber)) return mobileNumber;
  const digits = plainDigits(mobileNumber).replace(/\D/g, '').slice(-10);
  return digits.length < leastDigits ? '' : digits;
}
