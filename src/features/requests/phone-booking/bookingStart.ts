import { createStore } from '#src/components/createStore.ts';
import type { AppointmentRequest } from '#src/domain/types.ts';

/** The booking that is being entered: of which request's owner, where one was open. */
const started = createStore<{ from: AppointmentRequest | undefined } | undefined>(undefined);

export const useBookingStart = started.useValue;

export function startBooking(from: AppointmentRequest | undefined): void {
  started.set({ from });
}

export function endBooking(): void {
  started.set(undefined);
}
