import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/Button.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { WithoutScript } from '#src/components/WithoutScript.tsx';
import { paths } from '#src/config/paths.ts';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { EnquiryContent } from './enquiryContent.ts';
import { EnquiryField } from './EnquiryField.tsx';
import { type Enquiry, type EnquiryStorage, useEnquiry } from './useEnquiry.ts';
import { WrittenEnquiry } from './WrittenEnquiry.tsx';
import * as messages from './messages.tsx';
import styles from './EnquiryForm.module.css';

export interface EnquiryFormProps extends EnquiryContent {
  /** What is typed is kept here when the page is left. */
  storage: EnquiryStorage;
  /** The clinic's, for a message. */
  phone: Phone;
  email: string;
  /** Fills in the booking form with what was typed; returns that form's address. */
  startBooking: (values: Enquiry['values']) => string;
}

/**
 * A form without a call of its own (docs/product.md, section 2). Submitted, it goes on to the booking form with everything filled
 * in; one that writes a message offers the visitor's own e-mail and WhatsApp to send it.
 *
 * The method is `dialog`: without JavaScript, or before hydration, submitting does nothing, so that no value ends up in the
 * address bar.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { label, fields, submitLabel, mail, storage, phone, email, startBooking } = props;
  const [isWritten, setIsWritten] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const enquiry = useEnquiry({ fields, storage });
  const navigate = useNavigate();

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (mail) {
      write();
      return;
    }
    void navigate(startBooking(enquiry.values));
  }

  // The focus goes to the note, whose name and first sentence are then read; Tab reaches the ways to send it.
  function write() {
    flushSync(() => setIsWritten(true));
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <form ref={enquiry.form} aria-label={label} method="dialog" noValidate onSubmit={handleSubmit}>
      <WithoutScript
        title={mail ? messages.pleaseCall : messages.pleaseBookByPhone}
        phone={phone}
      />
      <div className="script-only">
        {/* Above the fields, so that everybody knows what the button does. */}
        <p className={`small ${styles.notice}`}>
          <span>{mail ? messages.buttonWrites : messages.buttonFillsIn}</span>{' '}
          <span>{messages.whatWeDo}</span>{' '}
          <SiteLink href={paths.privacy}>{messages.privacy}</SiteLink>
        </p>
        <div className={styles.fields} data-layout="columns">
          {fields.map((field) => (
            <EnquiryField key={field.name} field={field} enquiry={enquiry} />
          ))}
        </div>
        <Button type="submit" wide className="above-7">
          {submitLabel}
        </Button>
        {isWritten && mail && (
          <WrittenEnquiry ref={note} values={enquiry.values} {...{ fields, mail, phone, email }} />
        )}
      </div>
    </form>
  );
}
