import { useLocation } from 'react-router-dom';
import { sessionNow, useIdToken } from '#src/api/loginTokens.ts';
import { StatusNotice } from '#src/components/notices/StatusNotice.tsx';
import { ToolLink } from '#src/components/ToolButton.tsx';
import { claimsOf, isExpired } from '#src/domain/idToken.ts';
import { pathAfterLogin } from './loginReturn.ts';
import styles from './LoginSteps.module.css';

interface LoggedInNoticeProps {
  isBusy: boolean;
}

export function LoggedInNotice({ isBusy }: LoggedInNoticeProps) {
  const token = useIdToken();
  const { search } = useLocation();
  const isLoggedIn = token && !isBusy && !isExpired(token, sessionNow());
  const email = claimsOf(token ?? '')?.email;
  return (
    <StatusNotice
      className={styles.loggedIn}
      message={
        isLoggedIn ? `You are logged in${email ? ` as ${email}` : ''} on this device.` : undefined
      }
    >
      <ToolLink href={pathAfterLogin(search)}>Continue</ToolLink>
    </StatusNotice>
  );
}
