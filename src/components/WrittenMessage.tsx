import { useRef, useState } from 'react';
import { type Mail, mailDraft, type Phone, whatsAppDraft } from '#src/domain/contactLinks.ts';
import { CallLabel } from './CallLabel.tsx';
import { Cluster, Stack } from './Stack.tsx';
import { ToolButton, ToolLink } from './ToolButton.tsx';
import * as messages from './writtenMessages.tsx';
import styles from './WrittenMessage.module.css';

interface WrittenMessageProps {
  /** The whole message, as it is copied and written on WhatsApp. */
  text: string;
  /** The same as an e-mail. */
  mail: Mail;
  /** Whom to call, and to write to on WhatsApp if the number takes it. */
  phone: Phone;
}

/**
 * A message already written, with the visitor's own ways to send it. Nothing is sent before a press, nor by it: the app that opens
 * shows the message first. Where none opens, as on many computers, it can be copied.
 */
export function WrittenMessage({ text, mail, phone }: WrittenMessageProps) {
  const whatsApp = phone.whatsApp ? whatsAppDraft(phone.href, text) : undefined;
  const email = mailDraft(mail);
  return (
    <Stack gap={3} className={styles.message}>
      <Cluster gap={3} className={styles.ways}>
        {email && (
          <ToolLink icon="Mail" href={email.href}>
            {messages.sendByMail}
          </ToolLink>
        )}
        {whatsApp && (
          <ToolLink icon="MessageCircle" href={whatsApp.href} newTab>
            {messages.sendByWhatsApp}
          </ToolLink>
        )}
        <ToolLink icon="Phone" href={phone.href}>
          <CallLabel number={phone.display} />
        </ToolLink>
      </Cluster>
      {(email?.isCut || whatsApp?.isCut) && <p key="cut">{messages.tooLong}</p>}
      <p>
        {messages.nothingOpens(
          <b className="breaks" translate="no">
            {mail.to}
          </b>,
        )}
      </p>
      <CopiedText text={text} />
    </Stack>
  );
}

function CopiedText({ text }: Pick<WrittenMessageProps, 'text'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** What came of copying a text; of one that has changed since nothing is said. */
  const [result, setResult] = useState<{ text: string; isCopied?: boolean }>({ text });
  const { isCopied } = result.text === text ? result : {};

  async function copy() {
    setResult({ text });
    try {
      await navigator.clipboard.writeText(text);
      setResult({ text, isCopied: true });
    } catch {
      // The browser refuses. Select the text, so that it can be copied by hand.
      field.current?.focus();
      field.current?.select();
      setResult({ text, isCopied: false });
    }
  }

  return (
    <>
      {/* A field, whose words no browser translates: they are the ones that the links carry. */}
      <textarea ref={field} aria-label={messages.theMessage} readOnly rows={4} value={text} />
      <Cluster gap={3}>
        <ToolButton icon={isCopied ? 'Check' : 'Copy'} onClick={() => void copy()}>
          {messages.copy}
        </ToolButton>
        <p role="status">
          {isCopied !== undefined && (isCopied ? messages.copied : messages.notCopied)}
        </p>
      </Cluster>
    </>
  );
}
