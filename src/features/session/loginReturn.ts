import { useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';

/** An allowlist: nothing else in an address is followed. */
const returnPaths: readonly string[] = [
  paths.appointmentList,
  paths.devAppointmentList,
  paths.visits,
  paths.visitsByPhone,
];

/** The login page's address that leads back to this staff page. */
export function loginPathBackTo({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): string {
  if (!returnPaths.includes(pathname)) return paths.login;
  return `${paths.login}?${new URLSearchParams({ from: pathname + search }).toString()}`;
}

/** The login page's address that leads back here, with the open request. */
export function useLoginHref(): string {
  return loginPathBackTo(useLocation());
}

/** The login page's `from`, otherwise the request list. */
export function pathAfterLogin(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  const [pathname = ''] = from.split(/[?#]/);
  return returnPaths.includes(pathname) ? from : paths.appointmentList;
}
