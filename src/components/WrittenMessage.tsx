import { useRef, useState } from 'react';
import { type Mail, mailDraft, type Phone, whatsAppDraft } from '#src/domain/contactLinks.ts';
import { CallLabel } from './CallLabel.tsx';
import { Cluster, Stack } from './Stack.tsx';
import { ToolButton, ToolLink } from './ToolButton.tsx';
import styles from './WrittenMessage.module.css';

export interface WrittenMessageProps {
  /** The whole message, as it is copied and written on WhatsApp. */
  text: string;
  /** The same as an e-mail. */
  mail?: Mail;
  /** Whom to call, and to write to on WhatsApp if the number takes it; without it WhatsApp asks for somebody. */
  phone?: Phone;
}

/**
 * A message already written, with the visitor's own ways to send it. Nothing is sent before a press, nor by it: the app that opens
 * shows the message first. Where none opens, as on many computers, it can be copied.
 */
export function WrittenMessage({ text, mail, phone }: WrittenMessageProps) {
  const whatsApp = phone && !phone.whatsApp ? undefined : whatsAppDraft(phone?.href, text);
  const email = mail && mailDraft(mail);
  return (
    <Stack gap={3} className={styles.message}>
      <Cluster gap={3} className={styles.ways}>
        {email && (
          <ToolLink icon="Mail" href={email.href}>
            Send by e-mail
          </ToolLink>
        )}
        {whatsApp && (
          <ToolLink icon="MessageCircle" href={whatsApp.href} newTab>
            Send by WhatsApp
          </ToolLink>
        )}
        {phone && (
          <ToolLink icon="Phone" href={phone.href}>
            <CallLabel number={phone.display} />
          </ToolLink>
        )}
      </Cluster>
      {(email?.isCut || whatsApp?.isCut) && (
        <p key="cut">The message is too long for a link, and its end is missing there: copy it.</p>
      )}
      {mail && (
        <p>
          <span>Nothing opens? Copy the message and send it to</span>{' '}
          <b translate="no">{mail.to}</b>.
        </p>
      )}
      <CopiedText text={text} />
    </Stack>
  );
}

function CopiedText({ text }: Pick<WrittenMessageProps, 'text'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** What came of copying a text; of one that has changed since nothing is said. */
  const [result, setResult] = useState({ text, message: '' });
  const say = (message: string) => setResult({ text, message });
  const message = result.text === text ? result.message : '';

  async function copy() {
    say('');
    try {
      await navigator.clipboard.writeText(text);
      say('Copied.');
    } catch {
      // The browser refuses. Select the text, so that it can be copied by hand.
      field.current?.focus();
      field.current?.select();
      say(
        'This browser does not copy. The text is selected: copy it with the keyboard or the menu.',
      );
    }
  }

  return (
    <>
      {/* A field, whose words no browser translates: they are the ones that the links carry. */}
      <textarea ref={field} aria-label="The message" readOnly rows={4} value={text} />
      <Cluster gap={3}>
        <ToolButton icon={message === 'Copied.' ? 'Check' : 'Copy'} onClick={() => void copy()}>
          Copy
        </ToolButton>
        <p role="status">{message}</p>
      </Cluster>
    </>
  );
}
