import { useLocation } from 'react-router-dom';
import { loginPathBackTo } from './loginReturn.ts';

/** The address of the login page, which leads back to this very address. */
export function useLoginBackHref(): string {
  return loginPathBackTo(useLocation());
}
