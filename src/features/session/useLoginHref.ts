import { useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { listFiltersQuery } from '#src/domain/listFilters.ts';

const listPaths: readonly string[] = [paths.appointmentList, paths.devAppointmentList];

/** The address of the login page. From the staff list it carries the list's filters, which apply again after the login. */
export function useLoginHref(): string {
  const { pathname, search } = useLocation();
  return listPaths.includes(pathname) ? paths.login + listFiltersQuery(search) : paths.login;
}
