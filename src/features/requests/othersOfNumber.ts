import type { AppointmentRequest } from '#src/api/appointments.ts';
import { digitsOnly } from '#src/domain/text/digits.ts';

/** Fewer digits identify nobody. */
const minDigits = 7;

/** Same mobile number, same day (docs/product.md, section 9). Only 'maybe the same': families share a phone. */
export function othersOfNumber(
  { mobileNumber }: AppointmentRequest,
  ofDay: readonly AppointmentRequest[],
): readonly AppointmentRequest[] {
  const digits = lastDigits(mobileNumber);
  return digits ? ofDay.filter((other) => lastDigits(other.mobileNumber) === digits) : [];
}

/** The last ten digits of a number; '' for fewer than `minDigits`. */
function lastDigits(mobileNumber: string): string {
  const digits = digitsOnly(mobileNumber).slice(-10);
  return digits.length < minDigits ? '' : digits;
}
