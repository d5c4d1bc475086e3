import { appointmentsAt } from './data/appointments.ts';
import { stores } from './data/stores.ts';
import type { AppointmentRecord } from './data/types.ts';

export const bookingKeys = [
  'name',
  'mobileNumber',
  'email',
  'appointmentType',
  'petType',
  'location',
  'appointmentDate',
  'appointmentTime',
  'comments',
] as const;

/** The validated body of a booking call. */
export type Booking = Record<(typeof bookingKeys)[number], string>;

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

function toRecord(booking: Booking, id: number): AppointmentRecord {
  const store = stores.find((candidate) => String(candidate.id) === booking.location);
  return {
    id,
    name: booking.name,
    mobile_number: booking.mobileNumber,
    email: booking.email,
    appointment_type: booking.appointmentType,
    pet_type: booking.petType,
    location_name: store?.store_name ?? '',
    store_manager_number: store?.store_manager_number ?? '',
    appointment_date: `${booking.appointmentDate}T00:00:00.000Z`,
    appointment_time: booking.appointmentTime,
    comments: booking.comments,
  };
}

/** The sandbox's state: sample data with fixed days or around those that `today` gives, and the bookings made. */
export function createSandboxState(
  bookingStore: BookingStore = memoryBookingStore(),
  today?: () => string,
): SandboxState {
  const samples = () => appointmentsAt(stores, today?.());
  return {
    appointments: async () => [...samples(), ...(await bookingStore.read())],
    book: async (booking) => {
      await bookingStore.change((bookings) => {
        const lastId = [...samples(), ...bookings].at(-1)?.id ?? 0;
        return [...bookings, toRecord(booking, lastId + 1)];
      });
    },
  };
}
