import { useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { listFiltersQuery } from '#src/domain/listFilters.ts';

const lists: readonly string[] = [paths.appointmentList, paths.devAppointmentList];

/** The login page; from a list of requests with the view at hand, which opens again afterwards. */
export function useLoginHref(): string {
  const { pathname, search } = useLocation();
  return lists.includes(pathname) ? paths.login + listFiltersQuery(search) : paths.login;
}
