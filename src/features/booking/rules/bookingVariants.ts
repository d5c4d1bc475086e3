import { grooms, groomingTypesAt, visitTypesAt } from '#src/domain/appointmentTypes.ts';
import type { BookingVariant, Store } from '#src/domain/types.ts';
import * as messages from '#src/features/booking/messages.tsx';

interface VariantRules {
  /** The appointment types at a clinic; undefined while none is chosen. */
  typesAt: (clinic: Store | undefined) => string[];
  /** Whether the form offers the clinic. */
  isFor: (clinic: Pick<Store, 'types'>) => boolean;
  commentsHint: string;
  /** The payload has a creation date. */
  isDated: boolean;
}

const full: VariantRules = {
  typesAt: visitTypesAt,
  isFor: () => true,
  commentsHint: messages.commentsHint,
  isDated: false,
};

/** How the forms differ. */
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
