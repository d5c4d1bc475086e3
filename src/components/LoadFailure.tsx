import { Button } from './Button.tsx';
import styles from './LoadFailure.module.css';
import { keepTypedFields } from './keptFields.ts';
import { SiteLink } from './SiteLink.tsx';

export interface LoadFailureProps {
  phone: { display: string; href: string };
}

/** Says that part of the page could not be loaded, and what to do. Stays in view along that part. */
export function LoadFailure({ phone, hasFailed }: LoadFailureProps & { hasFailed: boolean }) {
  return (
    <div role="alert" className={styles.place}>
      {hasFailed && (
        <div className={styles.message}>
          <p>
            Part of this page could not be loaded. Load the page again, or call{' '}
            <SiteLink href={phone.href} translate="no">
              {phone.display}
            </SiteLink>
            .
          </p>
          <Button kind="secondary" size="compact" onClick={reload}>
            Load the page again
          </Button>
        </div>
      )}
    </div>
  );
}

function reload() {
  keepTypedFields();
  window.location.reload();
}
