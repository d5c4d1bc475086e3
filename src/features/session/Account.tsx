import { useIdToken } from '#src/api/loginTokens.ts';
import { Row } from '#src/components/layout/Stack.tsx';
import { ToolButton, ToolLink } from '#src/components/ToolButton.tsx';
import { claimsOf } from '#src/domain/idToken.ts';
import { useLoginHref } from './loginReturn.ts';
import { useLogOut } from './useLogOut.ts';
import styles from './Account.module.css';

export function Account() {
  const token = useIdToken();
  const logOut = useLogOut();
  const loginHref = useLoginHref();
  if (!token) {
    return <ToolLink href={loginHref}>Log in</ToolLink>;
  }
  const email = claimsOf(token)?.email;
  return (
    <Row gap={4} className={styles.account}>
      {email && <span className={`small ${styles.email}`}>{email}</span>}
      <ToolButton className={styles.out} onClick={logOut}>
        Log out
      </ToolButton>
    </Row>
  );
}
