import { type Path, useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';

/** The pages to which a login can lead back. Nothing else in an address is followed. */
const returnPaths: readonly string[] = [
  paths.appointmentList,
  paths.devAppointmentList,
  paths.visits,
  paths.visitsByPhone,
];

/** The address of the login page that leads back to this page of the staff. */
export function loginPathBackTo({ pathname, search, hash }: Path): string {
  if (!returnPaths.includes(pathname)) return paths.login;
  return `${paths.login}?${new URLSearchParams({ from: pathname + search + hash }).toString()}`;
}

/** The address of the login page that leads back to the current page and what is open there. */
export function useLoginHref(): string {
  return loginPathBackTo(useLocation());
}

/** The page that a login leads to: the `from` of the login page's query, otherwise the request list. */
export function pathAfterLogin(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  const [pathname = ''] = from.split(/[?#]/);
  return returnPaths.includes(pathname) ? from : paths.appointmentList;
}
