import { Stack } from '#src/components/layout/Stack.tsx';
import * as messages from '#src/components/messages.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import type { Phone } from '#src/domain/contactLinks.ts';
import styles from './Field.module.css';

interface NoScriptNoticeProps {
  title: string;
  phone: Phone;
}

/** Replaces a form that could not be submitted. */
export function NoScriptNotice({ title, phone }: NoScriptNoticeProps) {
  return (
    <noscript>
      <Stack gap={2}>
        <p className="h3">{title}</p>
        <p>
          <PhoneNumber {...phone} standalone className={styles.phone} />
        </p>
        <p>{messages.formNeedsScript}</p>
      </Stack>
    </noscript>
  );
}
