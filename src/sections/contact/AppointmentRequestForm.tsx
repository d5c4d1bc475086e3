import { useId } from 'react';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { Picture, DemoFormField } from '#src/domain/contentTypes.ts';
import styles from './AppointmentRequestForm.module.css';
import { DemoForm } from './DemoForm.tsx';

interface AppointmentRequestFormProps {
  heading: string;
  lead: string;
  fields: readonly DemoFormField[];
  submitLabel: string;
  bookingHref: string;
  phone: { display: string; href: string };
  /** An animal beside the form; hidden on narrow screens. */
  picture: Picture;
}

/** An appointment form for one vet. It sends nothing and says so (see DemoForm). */
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
