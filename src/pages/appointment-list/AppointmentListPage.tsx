import { RequestListScreen } from '#src/features/requests/RequestListScreen.tsx';
import { useLoginHref } from '#src/features/session/loginReturn.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';

export function AppointmentListPage() {
  const loginHref = useLoginHref();
  return (
    <>
      <PageMeta title="Appointment Requests" />
      <RequestListScreen loginHref={loginHref} />
    </>
  );
}
