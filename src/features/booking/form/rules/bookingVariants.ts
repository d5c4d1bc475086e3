import type { AppointmentType } from '#src/domain/appointmentTypes.ts';
import type { BookingVariant } from '#src/domain/bookingTypes.ts';
import {
  grooms,
  groomingTypesAt,
  appointmentTypesAt,
  type Store,
} from '#src/domain/clinicDirectory.ts';
import * as messages from '#src/features/booking/form/messages.tsx';

interface VariantRules {
  typesAt: (store: Store | undefined) => AppointmentType[];
  isFor: (clinic: Pick<Store, 'serviceTypes'>) => boolean;
  commentsHint: string;
  isDated: boolean;
}

const full: VariantRules = {
  typesAt: appointmentTypesAt,
  isFor: () => true,
  commentsHint: messages.commentsHint,
  isDated: false,
};

export const bookingVariants: Readonly<Record<BookingVariant, VariantRules>> = {
  full,
  'full-with-creation-date': { ...full, isDated: true },
  simple: {
    typesAt: groomingTypesAt,
    isFor: grooms,
    commentsHint: messages.groomingHint,
    isDated: false,
  },
};
