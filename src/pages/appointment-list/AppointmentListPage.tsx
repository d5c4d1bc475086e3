import { useState } from 'react';
import { rules } from '#content/rules.yaml';
import { lazyPart } from '#src/components/lazyPart.tsx';
import { RequestListScreen } from '#src/features/requests/list/RequestListScreen.tsx';
import { useLoginHref } from '#src/features/session/loginReturn.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

const BookingForm = lazyPart(async () => (await import('./DeskBookingForm.tsx')).DeskBookingForm);

/** /appointmentlist and /devappointmentlist */
export function Component() {
  const loginHref = useLoginHref();
  const [newCount, setNewCount] = useState(0);
  const count = newCount > 0 ? `(${newCount}) ` : '';
  return (
    <>
      <PageMeta title={`${count}Appointment Requests`} noindex />
      <RequestListScreen
        loginHref={loginHref}
        mobile={rules.mobile}
        BookingForm={BookingForm}
        onNewCount={setNewCount}
      />
    </>
  );
}
