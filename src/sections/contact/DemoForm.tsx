import { Info } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/components/Button.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { SampleField } from '#src/domain/contentTypes.ts';
import { DemoField } from './DemoField.tsx';
import styles from './DemoForm.module.css';

interface DemoFormProps {
  /** What the form is called, for those who can't see the heading beside it. */
  label: string;
  fields: readonly SampleField[];
  submitLabel: string;
  /** The booking form that works. */
  bookingHref: string;
  phone: { display: string; href: string };
}

/**
 * A form without behaviour (specification, section 2), and honest about it, beforehand and when it is sent: nothing goes
 * anywhere, what was typed stays, and both point to the form and the phone that work.
 *
 * The fields carry no `name` and the method is `dialog`: without JavaScript, or before it has loaded, a press on the
 * button does nothing at all, so that nothing typed can land in the address bar.
 */
export function DemoForm({ label, fields, submitLabel, bookingHref, phone }: DemoFormProps) {
  const [presses, setPresses] = useState(0);
  const status = useRef<HTMLDivElement>(null);

  // Focus stays on the button and the note opens right below it: it is seen where the eyes are, announced by its
  // role, and its links are the next stops of the Tab key. Its key is new each time: a second press is announced too.
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    flushSync(() => setPresses((count) => count + 1));
    status.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <form aria-label={label} method="dialog" noValidate onSubmit={handleSubmit}>
      {/* Before anything is typed: nobody should learn at the last field that it leads nowhere. */}
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
        {presses > 0 && <NothingSent key={presses} bookingHref={bookingHref} phone={phone} />}
      </div>
    </form>
  );
}

function NothingSent({ bookingHref, phone }: Pick<DemoFormProps, 'bookingHref' | 'phone'>) {
  return (
    <div className={styles.note}>
      <Info aria-hidden strokeWidth={1.5} />
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
