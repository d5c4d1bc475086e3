import { AlreadyBooked } from '#src/features/booking/shared/AlreadyBooked.tsx';
import { useVisitPhone } from '#src/siteContent/useVisitPhone.ts';

/** Contact options for an earlier booking. */
export function VisitHelp() {
  return <AlreadyBooked phone={useVisitPhone()} />;
}
