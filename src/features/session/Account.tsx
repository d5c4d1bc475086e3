import { useIdToken } from '#src/api/session.ts';
import { Button, ButtonLink } from '#src/components/Button.tsx';
import { Row } from '#src/components/Stack.tsx';
import { claimsOf } from '#src/domain/idToken.ts';
import { useLoginHref } from './loginReturn.ts';
import { useLogOut } from './useLogOut.ts';
import styles from './Account.module.css';

/** Who is logged in, where the token says so, with 'Log out'; without a token, 'Log in'. */
export function Account() {
  const token = useIdToken();
  const logOut = useLogOut();
  const loginHref = useLoginHref();
  if (!token) {
    return (
      <ButtonLink kind="secondary" size="compact" href={loginHref}>
        Log in
      </ButtonLink>
    );
  }
  const email = claimsOf(token)?.email;
  return (
    <Row gap={4} className={styles.account}>
      {email && <span className={`small ${styles.email}`}>{email}</span>}
      <Button kind="secondary" size="compact" className={styles.out} onClick={logOut}>
        Log out
      </Button>
    </Row>
  );
}
