import { type ComponentProps, Suspense, useEffect } from 'react';
import { idle } from '#src/components/idle.ts';
import { EnterBooking } from '#src/features/requests/list/lazyComponents.ts';
import { endBooking, useBookingStart } from './bookingStart.ts';

/** The booking that is being entered. It is a state of its own, so that the list is not rendered again for it. */
export function EnteredBooking(
  props: Omit<ComponentProps<typeof EnterBooking>, 'from' | 'onClose'>,
) {
  const start = useBookingStart();
  const { user, requests, Form } = props;
  const hasRows = requests.dated.length > 0;
  // After the list's other parts: an owner may call while there is no connection. A failed chunk is fetched again when it is needed.
  useEffect(() => {
    const fetchLater = async () => {
      await idle(3000);
      await Form.fetch();
    };
    if (hasRows) fetchLater().catch(() => undefined);
  }, [hasRows, Form]);
  // Another user begins anew.
  useEffect(() => endBooking, [user]);
  if (!start || !user) return null;
  return (
    <Suspense>
      <EnterBooking {...props} from={start.from} onClose={endBooking} />
    </Suspense>
  );
}
