import { Actions } from '#src/components/Actions.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { CallLabel } from '#src/components/CallLabel.tsx';
import { Grid } from '#src/components/Grid.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import { bookingHref } from '#src/config/paths.ts';
import type { EnquiryFormProps } from './EnquiryForm.tsx';
import * as common from '#src/components/messages.tsx';
import styles from './EnquiryBand.module.css';
import { EnquirySheet } from './EnquirySheet.tsx';

interface EnquiryBandProps extends EnquiryFormProps {
  heading: string;
  lead: string;
  /** A person beside the form: a picture without a background, cropped at the bottom. */
  figure?: Picture;
}

/** A heading with links, and beside it a form without a call of its own. */
export function EnquiryBand({ heading, lead, figure, ...form }: EnquiryBandProps) {
  return (
    <Section ground="mint">
      <Grid wrap gap={10}>
        <div className={styles.words} data-columns="1-5">
          <SectionTitle>{heading}</SectionTitle>
          <p className="lead">{lead}</p>
          <Actions className="above-7">
            <ButtonLink href={bookingHref} kind="secondary">
              {common.bookVisit}
            </ButtonLink>
            <ButtonLink href={form.phone.href} kind="secondary">
              <Icon icon="Phone" />
              <CallLabel number={form.phone.display} />
            </ButtonLink>
          </Actions>
          {figure && <PictureImage picture={figure} className={`desk-only ${styles.figure}`} />}
        </div>
        <div data-columns="7-12">
          <EnquirySheet {...form} />
        </div>
      </Grid>
    </Section>
  );
}
