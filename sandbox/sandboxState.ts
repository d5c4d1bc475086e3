import {
  appointmentsAt,
  type AppointmentRecord,
  type Booking,
  recordOf,
} from './data/appointments.ts';

/** Stores bookings: in memory for unit tests, in a file for the servers. */
export interface BookingStore {
  read: () => Promise<AppointmentRecord[]>;
  /** Applies one update after another; resolves when it is stored. */
  change: (update: (bookings: AppointmentRecord[]) => AppointmentRecord[]) => Promise<void>;
}

function memoryBookingStore(): BookingStore {
  let bookings: AppointmentRecord[] = [];
  return {
    read: () => Promise.resolve(bookings),
    change: (update) => {
      bookings = update(bookings);
      return Promise.resolve();
    },
  };
}

export interface SandboxState {
  /** The sample records, then the bookings made. */
  appointments: () => Promise<AppointmentRecord[]>;
  book: (booking: Booking) => Promise<void>;
}

/** Holds the sample data, on fixed days or around `today` (YYYY-MM-DD), and the bookings made. */
export function createSandboxState(
  bookingStore: BookingStore = memoryBookingStore(),
  today?: () => string,
): SandboxState {
  const samples = () => appointmentsAt(today?.());
  return {
    appointments: async () => [...samples(), ...(await bookingStore.read())],
    book: async (booking) => {
      await bookingStore.change((bookings) => {
        const lastId = [...samples(), ...bookings].at(-1)?.id ?? 0;
        return [...bookings, recordOf(booking, lastId + 1)];
      });
    },
  };
}
