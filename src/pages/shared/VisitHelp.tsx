import { AlreadyBooked } from '#src/features/booking/confirmation/AlreadyBooked.tsx';
import { useVisitPhone } from './useVisitPhone.ts';

/** Whom to ask about a booking made earlier. */
export function VisitHelp() {
  return <AlreadyBooked phone={useVisitPhone()} />;
}
