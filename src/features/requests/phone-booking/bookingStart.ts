import { createStore } from '#src/components/createStore.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** What is known of the owner on the phone, from a request or a visit. */
export type BookingOwner = Partial<
  Pick<AppointmentRequest, 'name' | 'mobileNumber' | 'email' | 'petType' | 'locationName'>
>;

/** The booking that is being entered: for which owner, where one is known. */
const started = createStore<{ from: BookingOwner | undefined } | undefined>(undefined);

export const useBookingStart = started.useValue;

export function startBooking(from: BookingOwner | undefined): void {
  started.set({ from });
}

export function endBooking(): void {
  started.set(undefined);
}
