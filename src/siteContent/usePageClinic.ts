import { useLocation } from 'react-router-dom';
import { clinics } from '#content/clinics.ts';
import { paths } from '#src/config/paths.ts';

/** Undefined on other pages. */
export function usePageClinic(): (typeof clinics)[number] | undefined {
  const { pathname } = useLocation();
  return clinics.find(({ slug }) => paths.clinic(slug) === pathname.replace(/\/$/, ''));
}
