import { appearanceProps } from '#src/components/Button.tsx';
import { Grid } from '#src/components/Grid.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import * as common from '#src/components/messages.tsx';
import type { EnquiryFormProps } from './EnquiryForm.tsx';
import styles from './EnquiryBand.module.css';
import { EnquirySheet } from './EnquirySheet.tsx';

interface EnquiryBandProps extends EnquiryFormProps {
  heading: string;
}

/** A heading and a button, which unfolds a form without a call of its own. */
export function EnquiryBand({ heading, ...form }: EnquiryBandProps) {
  return (
    <Section ground="mint">
      <Grid wrap gap={5} align="start">
        <SectionTitle data-columns="1-5">{heading}</SectionTitle>
        <details className={styles.fold} data-columns="7-12" data-hides-booking-bar>
          <summary {...appearanceProps({})}>{common.bookVisit}</summary>
          <EnquirySheet {...form} />
        </details>
      </Grid>
    </Section>
  );
}
