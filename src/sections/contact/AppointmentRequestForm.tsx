import { useId } from 'react';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { Picture, SampleField } from '#src/domain/contentTypes.ts';
import styles from './AppointmentRequestForm.module.css';
import { DemoForm } from './DemoForm.tsx';

interface AppointmentRequestFormProps {
  heading: string;
  lead: string;
  fields: readonly SampleField[];
  submitLabel: string;
  bookingHref: string;
  phone: { display: string; href: string };
  /** Somebody who waits beside the form; only where there is room. */
  picture: Picture;
}

/** The form to ask for somebody: it sends nothing and says so (DemoForm). */
export function AppointmentRequestForm({
  heading,
  lead,
  picture,
  ...form
}: AppointmentRequestFormProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <PictureImage picture={picture} className={styles.picture} />
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          <h2 id={id}>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.form}>
          <DemoForm label={heading} {...form} />
        </div>
      </div>
    </section>
  );
}
