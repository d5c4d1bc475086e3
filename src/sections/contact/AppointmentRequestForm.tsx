import { Grid } from '#src/components/Grid.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
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
  return (
    <Section ground="mint" className={styles.section}>
      <PictureImage picture={picture} className={styles.picture} />
      <Grid wrap className={styles.grid}>
        <div className={styles.words}>
          <SectionTitle>{heading}</SectionTitle>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.form}>
          <DemoForm label={heading} {...form} />
        </div>
      </Grid>
    </Section>
  );
}
