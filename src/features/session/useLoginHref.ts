import { useLocation } from 'react-router-dom';
import { loginPathFrom } from './loginReturn.ts';

/** The address of the login page, which leads back to this page. */
export function useLoginHref(): string {
  return loginPathFrom(useLocation());
}
