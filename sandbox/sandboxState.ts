import { appointments } from './data/appointments.ts';
import { stores } from './data/stores.ts';
import type { AppointmentRecord, SampleStore } from './data/types.ts';

/** What the booking call was sent, checked for its shape. */
export type Booking = Record<
  | 'name'
  | 'mobileNumber'
  | 'email'
  | 'appointmentType'
  | 'petType'
  | 'location'
  | 'appointmentDate'
  | 'appointmentTime'
  | 'comments',
  string
>;

/** Where bookings are kept: in memory for a unit test, in a file for the servers. */
export interface BookingStore {
  read: () => Promise<AppointmentRecord[]>;
  /** Runs one change after another; resolves once it is kept. */
  change: (next: (kept: AppointmentRecord[]) => AppointmentRecord[]) => Promise<void>;
}

function memoryBookingStore(): BookingStore {
  let kept: AppointmentRecord[] = [];
  return {
    read: () => Promise.resolve(kept),
    change: (next) => {
      kept = next(kept);
      return Promise.resolve();
    },
  };
}

export interface SandboxState {
  stores: SampleStore[];
  /** The sample records, then the bookings made. */
  appointments: () => Promise<AppointmentRecord[]>;
  book: (booking: Booking) => Promise<AppointmentRecord>;
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

/** The little state that a demonstration needs: sample data that never changes, and the bookings made. */
export function createSandboxState(shelf: BookingStore = memoryBookingStore()): SandboxState {
  return {
    stores,
    appointments: async () => [...appointments, ...(await shelf.read())],
    book: async (booking) => {
      let made: AppointmentRecord | undefined;
      await shelf.change((kept) => {
        const lastId = [...appointments, ...kept].at(-1)?.id ?? 0;
        made = toRecord(booking, lastId + 1);
        return [...kept, made];
      });
      if (!made) throw new Error('The shelf kept no booking');
      return made;
    },
  };
}
