import { useNavigate } from 'react-router-dom';
import { clearIdToken, getRefreshToken } from '#src/api/loginTokens.ts';
import { revokeToken } from '#src/api/renewal.ts';
import { paths } from '#src/config/paths.ts';
import { flashMessageState } from '#src/platform/useFlashMessage.ts';

/** Removes the tokens in every tab, revokes the refresh token, and opens the login page. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const held = getRefreshToken();
    clearIdToken();
    if (held) void revokeToken(held);
    void navigate(paths.login, { state: flashMessageState('You are logged out.') });
  };
}
