import { useState } from 'react';
import { Stack } from '#src/components/layout/Stack.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { type Mail, mailMessage, type Phone } from '#src/domain/contactLinks.ts';
import type { Enquiry, MessageContent } from './enquiryContent.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import * as messages from './messages.tsx';
import styles from './EnquiryForm.module.css';

interface MessageFormProps extends MessageContent {
  phone: Phone;
  email: string;
}

/** Opens the message in the e-mail app, or offers it for copying. */
export function MessageForm({ mail, phone, email, ...form }: MessageFormProps) {
  const [isWritten, setIsWritten] = useState(false);
  const draftOf = (enquiry: Enquiry): Mail => ({
    to: email,
    subject: enquiry.subject?.trim() || mail.subject,
    body: `${mail.opening}\n\n${answersOf(form.fields, enquiry)}`,
  });

  function write(enquiry: Enquiry) {
    setIsWritten(true);
    window.open(mailMessage(draftOf(enquiry))?.href, '_self');
  }

  return (
    <EnquiryForm
      {...form}
      phone={phone}
      withoutScript={messages.pleaseCall}
      notice={messages.buttonWrites}
      onSubmit={write}
    >
      {(enquiry) => (
        <div role="status">
          {isWritten && <MessageHelp draft={draftOf(enquiry)} phone={phone} />}
        </div>
      )}
    </EnquiryForm>
  );
}

/** Help if no e-mail app opens. */
function MessageHelp({ draft, phone }: { draft: Mail; phone: Phone }) {
  const text = `${draft.subject}\n\n${draft.body}`;
  const [copied, setCopied] = useState<{ text: string; isRefused?: boolean }>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text });
    } catch {
      setCopied({ text, isRefused: true });
    }
  }

  return (
    <Stack gap={3} className={styles.written} data-hides-booking-bar>
      <p>{messages.nothingSent}</p>
      {mailMessage(draft)?.isCut && <p key="cut">{messages.tooLong}</p>}
      <p>
        {messages.nothingOpens(
          <b className="breaks" translate="no">
            {draft.to}
          </b>,
          <PhoneNumber {...phone} />,
        )}
      </p>
      <ToolButton icon="Copy" onClick={() => void copy()}>
        {messages.copyMessage}
      </ToolButton>
      {copied?.text === text && <p>{copied.isRefused ? messages.notCopied : messages.copied}</p>}
    </Stack>
  );
}

function answersOf(fields: MessageContent['fields'], enquiry: Enquiry): string {
  return fields
    .filter(({ name }) => name !== 'word' && name !== 'subject' && enquiry[name]?.trim())
    .map(({ name, label }) => `${label}: ${enquiry[name]?.trim()}`)
    .join('\n');
}
