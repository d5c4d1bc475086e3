import { useNavigate } from 'react-router-dom';
import { clearIdToken, getRefreshToken } from '#src/api/session.ts';
import { paths } from '#src/config/paths.ts';
import { flashMessageState } from '#src/components/useFlashMessage.ts';

/** Removes the tokens, for every tab, ends the refresh token at Cognito, and opens the login page, which says so. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () => {
    const held = getRefreshToken();
    clearIdToken();
    if (held) void revoke(held.token);
    void navigate(paths.login, { state: flashMessageState('You are logged out.') });
  };
}

async function revoke(refreshToken: string) {
  try {
    const { revokeToken } = await import('#src/api/renewal.ts');
    await revokeToken(refreshToken);
  } catch (error) {
    // The chunk may be gone after a redeploy. The token is forgotten in any case.
    console.warn('The refresh token could not be revoked.', error);
  }
}
