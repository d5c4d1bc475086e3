import type { ApiError } from '#src/api/ApiError.ts';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { config } from '#src/config/env.ts';
import { LoginNote } from './LoginNote.tsx';
import styles from './VisitsFailure.module.css';

interface VisitsFailureProps {
  failed: boolean;
  error: ApiError | null;
  /** The support address. */
  email: string;
  /** The login page, which leads back to this list. */
  loginHref: string;
  onRetry: () => void;
}

/** The error text of docs/product.md, section 8, and what can be done about it. Its live region is there from the start. */
export function VisitsFailure({ failed, error, email, loginHref, onRetry }: VisitsFailureProps) {
  return (
    <>
      <Alert
        kind="error"
        message={failed ? 'Failed to fetch data. Please try again later.' : undefined}
      >
        <Button size="compact" passesFocus onClick={onRetry}>
          <Icon icon="RotateCw" />
          Try again
        </Button>
      </Alert>
      {config.visitsNeedToken && (
        <div className={styles.login}>
          <LoginNote failed={failed} error={error} loginHref={loginHref} />
        </div>
      )}
      {failed && (
        <p className={`small ${styles.help}`}>
          Nothing was changed. If it keeps failing, write to{' '}
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
          .
        </p>
      )}
    </>
  );
}
