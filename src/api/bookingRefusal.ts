import { ApiError } from './ApiError.ts';

/** Why the booking call refused a booking, where its owner can do something about it. */
export type BookingRefusal = 'taken' | 'too many' | 'too long';

const refusals: Readonly<Record<number, BookingRefusal>> = {
  409: 'taken',
  413: 'too long',
  429: 'too many',
};

/** The refusal that an error of `bookAppointment` stands for, by the status of its answer; undefined for any other cause. */
export function bookingRefusalOf(error: unknown): BookingRefusal | undefined {
  return error instanceof ApiError && error.status ? refusals[error.status] : undefined;
}
