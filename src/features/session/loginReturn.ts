import { useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { listFiltersQuery } from '#src/domain/listFilters.ts';

interface Address {
  pathname: string;
  search: string;
  /** The anchor of what is open on the page; '' or undefined if nothing is. */
  hash?: string | undefined;
}

const listPaths: readonly string[] = [paths.appointmentList, paths.devAppointmentList];

/** The pages to which a login can lead back. Nothing else in an address is followed. */
const returnPaths: readonly string[] = [...listPaths, paths.visits, paths.visitsByPhone];

/**
 * The address of the login page. From the staff list it carries the list's filters, which apply again after the login, and the request
 * for which the list was reached.
 */
function loginPathFrom({ pathname, search, hash }: Address): string {
  if (hash && listPaths.includes(pathname)) return loginPathBackTo({ pathname, search, hash });
  return listPaths.includes(pathname) ? paths.login + listFiltersQuery(search) : paths.login;
}

/** The address of the login page, which leads back to this page. */
export function useLoginHref(): string {
  return loginPathFrom(useLocation());
}

/** The address of the login page that leads back to this very page of the staff, for a session that has ended there. */
export function loginPathBackTo({ pathname, search, hash = '' }: Address): string {
  if (!returnPaths.includes(pathname)) return paths.login;
  return `${paths.login}?${new URLSearchParams({ from: pathname + search + hash }).toString()}`;
}

/** The address of the login page, which leads back to this very address; `anchor`: to what is open there. */
export function useLoginBackHref(anchor?: string): string {
  const location = useLocation();
  return loginPathBackTo(anchor ? { ...location, hash: anchor } : location);
}

/** Where a login leads, from the query of the login page: back to a page that it names, otherwise to the staff list. */
export function pathAfterLogin(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  const [pathname = ''] = from.split(/[?#]/);
  return returnPaths.includes(pathname) ? from : paths.appointmentList + listFiltersQuery(search);
}
