import { grooms, groomingTypesAt, visitTypesAt } from '#src/domain/appointmentTypes.ts';
import type { BookingVariant, Store } from '#src/domain/types.ts';
import * as messages from './bookingMessages.ts';

interface VariantRules {
  /** The appointment types at a store; undefined while none is chosen. */
  typesAt: (store: Store | undefined) => string[];
  /** Whether the form is for a clinic at all. */
  isFor: (clinic: Pick<Store, 'types'>) => boolean;
  /** Behind the label 'Comments'. */
  commentsHint: string;
  /** The moment of the sending is sent along. */
  isDated: boolean;
}

const full: VariantRules = {
  typesAt: visitTypesAt,
  isFor: () => true,
  commentsHint: messages.commentsHint,
  isDated: false,
};

/** What the kinds of the form have of their own. */
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
