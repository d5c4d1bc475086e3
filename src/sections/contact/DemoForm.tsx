import { Info } from 'lucide';
import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { DemoFormField } from '#src/domain/contentTypes.ts';
import { DemoField } from './DemoField.tsx';
import styles from './DemoForm.module.css';

interface DemoFormProps {
  /** The form's accessible name. */
  label: string;
  fields: readonly DemoFormField[];
  submitLabel: string;
  /** The address of the real booking form. */
  bookingHref: string;
  phone: { display: string; href: string };
}

/**
 * A form without behaviour (docs/product.md, section 2). It says so above the fields and again when it is submitted:
 * nothing is sent, the values stay, and both notes lead to the booking form and the phone number.
 *
 * The fields have no `name` and the method is `dialog`: without JavaScript, or before hydration, submitting does
 * nothing, so that no value ends up in the address bar.
 */
export function DemoForm({ label, fields, submitLabel, bookingHref, phone }: DemoFormProps) {
  const [submitCount, setSubmitCount] = useState(0);
  const status = useRef<HTMLDivElement>(null);

  // The focus stays on the button. The note appears right below it, its role announces it, and Tab reaches its links
  // next. The key changes with each submit, so that a second one is announced too.
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    flushSync(() => setSubmitCount((count) => count + 1));
    status.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <form aria-label={label} method="dialog" noValidate onSubmit={handleSubmit}>
      {/* Above the fields, so that nobody fills the form in for nothing. */}
      <p className={styles.sample}>
        A sample: nothing typed here is sent. To reach us, use the{' '}
        <SiteLink href={bookingHref}>booking form</SiteLink> or ring{' '}
        <SiteLink href={phone.href}>{phone.display}</SiteLink>.
      </p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <DemoField key={field.label} {...field} />
        ))}
      </div>
      <Button type="submit" wide className={styles.submit}>
        {submitLabel}
      </Button>
      <div role="status" ref={status} className={styles.status}>
        {submitCount > 0 && (
          <NotSentNote key={submitCount} bookingHref={bookingHref} phone={phone} />
        )}
      </div>
    </form>
  );
}

function NotSentNote({ bookingHref, phone }: Pick<DemoFormProps, 'bookingHref' | 'phone'>) {
  return (
    <div className={styles.note}>
      <Icon icon={Info} />
      <div>
        <p className={styles.noteTitle}>This form does not reach the clinic yet.</p>
        <p className={styles.noteText}>
          Nothing was sent, and what you typed is still here. To get a time, use the booking form or
          ring us.
        </p>
        <p className={styles.noteLinks}>
          <SiteLink href={bookingHref}>Open the booking form</SiteLink>
          <SiteLink href={phone.href}>Call {phone.display}</SiteLink>
        </p>
      </div>
    </div>
  );
}
