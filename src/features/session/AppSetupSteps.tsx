import { type AppAccount, authenticatorLink, groupedSecret } from '#src/domain/authenticatorApp.ts';
import { Stack } from '#src/components/Stack.tsx';
import styles from './AppSetupSteps.module.css';
import { QrCode } from './QrCode.tsx';

interface AppSetupStepsProps {
  /** undefined while the secret is on its way. */
  account: AppAccount | undefined;
}

/** What to do in the app: scan, or type the key, or open the app on this very phone. */
export function AppSetupSteps({ account }: AppSetupStepsProps) {
  return (
    <Stack as="ol" gap={4} className={styles.steps}>
      <li>
        Open an authenticator app on your phone, for example Google Authenticator, Microsoft
        Authenticator or the phone’s own password app.
      </li>
      <li>
        Add an account and scan this code:
        <div className={styles.code}>
          {account && <QrCode text={authenticatorLink(account)} label="QR code for the app" />}
        </div>
        {account && (
          <p>
            On this phone, <a href={authenticatorLink(account)}>open the app here</a>. Or type this
            key into it:
            <code className={`strong breaks ${styles.key}`} translate="no">
              {groupedSecret(account.secret)}
            </code>
          </p>
        )}
      </li>
      <li>Type the code that the app shows now.</li>
    </Stack>
  );
}
