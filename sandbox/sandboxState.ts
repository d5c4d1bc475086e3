import {
  appointmentsAt,
  type AppointmentRecord,
  type Booking,
  recordOf,
} from './data/appointments.ts';

/** Keeps the bookings: in memory for tests, in a file for `npm start`. */
export interface BookingStore {
  read: () => AppointmentRecord[];
  write: (bookings: AppointmentRecord[]) => void;
}

function memoryBookingStore(): BookingStore {
  let bookings: AppointmentRecord[] = [];
  return {
    read: () => bookings,
    write: (changed) => {
      bookings = changed;
    },
  };
}

export interface SandboxState {
  /** The sample records, then the bookings made. */
  appointments: () => AppointmentRecord[];
  book: (booking: Booking) => void;
}

/** Holds the sample data, on fixed days or around `today` (YYYY-MM-DD), and the bookings made. */
export function createSandboxState(
  bookingStore: BookingStore = memoryBookingStore(),
  today?: () => string,
): SandboxState {
  const appointments = () => [...appointmentsAt(today?.()), ...bookingStore.read()];
  return {
    appointments,
    book: (booking) => {
      const lastId = appointments().at(-1)?.id ?? 0;
      bookingStore.write([...bookingStore.read(), recordOf(booking, lastId + 1)]);
    },
  };
}
