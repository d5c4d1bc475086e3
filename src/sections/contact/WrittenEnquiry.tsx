import { useId, type Ref } from 'react';
import { WrittenMessage } from '#src/components/WrittenMessage.tsx';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { EnquiryContent, EnquiryFormField } from './enquiryContent.ts';
import { enquiryText } from '#src/domain/enquiry.ts';
import { typeName } from '#src/domain/visitNames.ts';
import * as messages from './messages.tsx';
import styles from './EnquiryForm.module.css';

interface WrittenEnquiryProps extends Pick<EnquiryContent, 'fields'> {
  mail: NonNullable<EnquiryContent['mail']>;
  values: Readonly<Record<string, string>>;
  /** The clinic's. */
  phone: Phone;
  email: string;
  ref?: Ref<HTMLDivElement>;
}

/** What was typed as a message, and how to send it. It follows the fields as they change. */
export function WrittenEnquiry({ ref, phone, email, ...enquiry }: WrittenEnquiryProps) {
  const id = useId();
  const { subject, body } = messageOf(enquiry);
  const isEmpty = !Object.values(enquiry.values).some((value) => value.trim());
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.written}
      data-hides-booking-bar
    >
      <p className={styles.title} id={`${id}-title`}>
        {messages.chooseHowToSend}
      </p>
      <p className={styles.how} id={`${id}-text`}>
        {isEmpty ? (
          <span key="empty">{messages.nothingFilledIn}</span>
        ) : (
          <span key="typed">{messages.messageIsWritten}</span>
        )}
      </p>
      <WrittenMessage
        text={`${subject}\n\n${body}`}
        mail={{ to: email, subject, body }}
        phone={phone}
      />
    </div>
  );
}

/** What was chosen is a code, and written as the form shows it. */
const shown = (value: string, kind: EnquiryFormField['kind']) =>
  kind === 'select' ? typeName(value) : value;

/** Everything that was typed, but for the word that only this page asks for. */
function messageOf({
  fields,
  values,
  mail,
}: Pick<WrittenEnquiryProps, 'fields' | 'values' | 'mail'>) {
  const answers = fields
    .filter(({ name }) => name !== 'word' && name !== 'subject')
    .map(({ name, label, kind }) => ({ label, value: shown(values[name] ?? '', kind) }));
  return {
    subject: values.subject?.trim() || mail.subject,
    body: [mail.opening, enquiryText(answers)].filter(Boolean).join('\n\n'),
  };
}
