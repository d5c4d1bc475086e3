import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/components/Button.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import type { EnquiryContent } from '#src/domain/contentTypes.ts';
import { EnquiryField } from './EnquiryField.tsx';
import { NotSentYet, type WaysOn } from './NotSentYet.tsx';
import { type EnquiryStorage, useEnquiry } from './useEnquiry.ts';
import styles from './EnquiryForm.module.css';

export interface EnquiryFormProps extends EnquiryContent, WaysOn {
  /** What is typed is kept here when the page is left. */
  storage: EnquiryStorage;
}

/**
 * A form that sends nothing by itself (docs/product.md, section 2). It says so above the fields; submitted, it keeps what was
 * typed and offers what can be done with it: the booking form, an e-mail, a call.
 *
 * The method is `dialog`: without JavaScript, or before hydration, submitting does nothing, so that no value ends up in the
 * address bar.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { label, fields, submitLabel, leadsTo, mail, storage, ...waysOn } = props;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  const enquiry = useEnquiry({ label, fields, storage });

  // The focus goes to the note, whose name and first sentence are then read; Tab reaches the ways on.
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    flushSync(() => setIsSubmitted(true));
    note.current?.focus({ preventScroll: true });
    note.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <form ref={enquiry.form} aria-label={label} method="dialog" noValidate onSubmit={handleSubmit}>
      {/* Above the fields, so that nobody takes the button for the end of it. */}
      <p className={`small ${styles.notice}`}>
        This form sends nothing by itself. Press the button, then choose: the booking form, an{' '}
        <span className={styles.whole}>e-mail</span> or a call. What we do with it:{' '}
        <SiteLink href={paths.privacy}>Privacy</SiteLink>
      </p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <EnquiryField key={field.name} field={field} enquiry={enquiry} />
        ))}
      </div>
      <Button type="submit" kind="secondary" wide className={styles.submit}>
        {submitLabel}
      </Button>
      {isSubmitted && (
        <NotSentYet
          ref={note}
          fields={fields}
          values={enquiry.values}
          leadsTo={leadsTo}
          mail={mail}
          {...waysOn}
        />
      )}
    </form>
  );
}
