import { ApiError } from './ApiError.ts';

export type BookingRefusal = 'taken' | 'too many' | 'too long';

const refusals: Readonly<Record<number, BookingRefusal>> = {
  409: 'taken',
  413: 'too long',
  429: 'too many',
};

/** Why the API refused a booking, by its status; undefined for any other failure. */
export function bookingRefusalOf(error: unknown): BookingRefusal | undefined {
  return error instanceof ApiError && error.status ? refusals[error.status] : undefined;
}
