import type { BookingVariant } from '#src/domain/types.ts';

export { loadFromTab, saveInTab } from '#src/components/tabStorage.ts';

export const draftKey = (variant: BookingVariant) => `bookingDraft:${variant}`;
export const sentKey = (variant: BookingVariant) => `bookingDraft:${variant}:sent`;
export const lastBookingKey = (variant: BookingVariant) => `bookingMade:${variant}`;
