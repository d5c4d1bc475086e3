import type { ReactNode } from 'react';

/** A link beside a button that leads to the booking form. */
export const orCall = (phone: ReactNode) => <>or call {phone}</>;
