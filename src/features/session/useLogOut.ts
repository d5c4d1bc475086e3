import { useNavigate } from 'react-router-dom';
import { clearIdToken } from '#src/api/session.ts';
import { paths } from '#src/config/paths.ts';
import { flashMessageState } from '#src/components/useFlashMessage.ts';

/** Removes the token, for every tab, and opens the login page, which says so. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    clearIdToken();
    void navigate(paths.login, { state: flashMessageState('You are logged out.') });
  };
}
