import { RotateCw } from 'lucide';
import { Alert } from '#src/components/Alert.tsx';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import styles from './VisitsFailure.module.css';

interface VisitsFailureProps {
  failed: boolean;
  /** The support address. */
  email: string;
  onRetry: () => void;
}

/** The error text of docs/product.md, section 8, and what can be done about it. Its live region is there from the start. */
export function VisitsFailure({ failed, email, onRetry }: VisitsFailureProps) {
  return (
    <>
      <Alert
        kind="error"
        message={failed ? 'Failed to fetch data. Please try again later.' : undefined}
      >
        <Button size="compact" passesFocus onClick={onRetry}>
          <Icon icon={RotateCw} />
          Try again
        </Button>
      </Alert>
      {failed && (
        <p className={`small ${styles.help}`}>
          Nothing was changed. If it keeps failing, write to <a href={`mailto:${email}`}>{email}</a>
          .
        </p>
      )}
    </>
  );
}
