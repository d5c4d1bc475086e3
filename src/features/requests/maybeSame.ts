import { digitsOnly } from '#src/domain/text/digits.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** With fewer digits a number identifies nobody. */
const leastDigits = 7;

/**
 * Those of a day's requests that have the mobile number of one of them (docs/product.md, section 9). Only 'maybe the same':
 * families share a telephone.
 */
export function othersOfNumber(
  { mobileNumber }: AppointmentRequest,
  ofDay: readonly AppointmentRequest[],
): readonly AppointmentRequest[] {
  const digits = lastDigits(mobileNumber);
  return digits ? ofDay.filter((other) => lastDigits(other.mobileNumber) === digits) : [];
}

/** The last ten digits of a number, however it is written; '' where it has too few. */
function lastDigits(mobileNumber: string): string {
  const digits = digitsOnly(mobileNumber).slice(-10);
  return digits.length < leastDigits ? '' : digits;
}
