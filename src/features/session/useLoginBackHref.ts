import { useLocation } from 'react-router-dom';
import { loginPathBackTo } from './loginReturn.ts';

/** The address of the login page, which leads back to this very address; `anchor`: to what is open there. */
export function useLoginBackHref(anchor?: string): string {
  const location = useLocation();
  return loginPathBackTo(anchor ? { ...location, hash: anchor } : location);
}
