import { useRef, useState } from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { mailDraft } from '#src/domain/contactLinks.ts';
import { WayOn } from './WayOn.tsx';
import styles from './NotSentYet.module.css';

interface MailWayProps {
  email: string;
  subject: string;
  body: string;
  isFirst: boolean;
}

/** The way on by an e-mail already written; without a mail app, its text to copy. */
export function MailWay({ email, subject, body, isFirst }: MailWayProps) {
  const draft = mailDraft({ to: email, subject, body });
  if (!draft) return null;
  return (
    <WayOn
      action={
        <ButtonLink href={draft.href} kind={isFirst ? 'primary' : 'secondary'} size="small">
          Send it as an e-mail
        </ButtonLink>
      }
    >
      <p>
        {draft.isCut
          ? 'Opens your mail app. The text is too long for that: its end is missing, so copy it from here.'
          : 'Opens your mail app with the e-mail already written. You send it there.'}
      </p>
      <MailText email={email} text={`${subject}\n\n${body}`} />
    </WayOn>
  );
}

/** Many computers have no mail app: the link then does nothing. */
function MailText({ email, text }: { email: string; text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** What came of copying a text; of one that has changed since nothing is said. */
  const [result, setResult] = useState({ text, message: '' });
  const setMessage = (message: string) => setResult({ text, message });

  async function copy() {
    setMessage('');
    try {
      await navigator.clipboard.writeText(text);
      setMessage('The text is copied.');
    } catch {
      // The browser refuses. Select the text, so that it can be copied by hand.
      field.current?.focus();
      field.current?.select();
      setMessage('The text is selected: copy it with the keyboard or the menu.');
    }
  }

  return (
    <details className={styles.text}>
      <summary className="tall-link">No mail app? Copy the text</summary>
      <p>
        Send it to <b>{email}</b>.
      </p>
      <textarea ref={field} aria-label="Text of the e-mail" readOnly rows={6} value={text} />
      <ToolButton onClick={() => void copy()}>Copy the text</ToolButton>
      <p role="status">{result.text === text && result.message}</p>
    </details>
  );
}
