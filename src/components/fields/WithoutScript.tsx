import { Stack } from '#src/components/layout/Stack.tsx';
import * as messages from '#src/components/messages.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Phone } from '#src/domain/contactLinks.ts';
import styles from './Field.module.css';

interface WithoutScriptProps {
  title: string;
  phone: Phone;
}

/** Replaces a form that could not be submitted. */
export function WithoutScript({ title, phone }: WithoutScriptProps) {
  return (
    <noscript>
      <Stack gap={2}>
        <p className="h3">{title}</p>
        <p>
          <SiteLink href={phone.href} className={`tall-link ${styles.phone}`}>
            {phone.display}
          </SiteLink>
        </p>
        <p>{messages.formNeedsScript}</p>
      </Stack>
    </noscript>
  );
}
