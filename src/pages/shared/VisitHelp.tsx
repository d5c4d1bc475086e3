import { AlreadyBooked } from '#src/features/booking/confirmation/AlreadyBooked.tsx';
import { useVisitPhone } from './useVisitPhone.ts';

/** For a visit that was booked earlier: whom to ask about it. */
export function VisitHelp() {
  return <AlreadyBooked phone={useVisitPhone()} />;
}
