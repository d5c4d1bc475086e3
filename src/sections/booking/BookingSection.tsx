import type { ReactNode } from 'react';
import { iconTile } from '#src/components/Icon.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Row, Stack } from '#src/components/layout/Stack.tsx';
import { NoticeBox } from '#src/components/notices/NoticeBox.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import { emergencyHref } from '#src/config/paths.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './BookingSection.module.css';

export interface BookingSectionContent {
  /** Left out if the page's head has it. */
  title?: string;
  lead: string;
  steps: readonly { title: string; text: string }[];
  /** The label of the link to emergency advice; left out if nobody comes in an emergency. */
  urgent?: string;
  picture: Picture;
}

interface BookingSectionProps extends BookingSectionContent {
  /** The anchor that 'Book Now' leads to. */
  id?: string;
  headingLevel?: 1 | 2;
  /** The address of the emergency advice. Default: the contact page's. */
  adviceHref?: string;
  /** Shows the picture on small screens too, below the form. */
  pictureBelow?: boolean;
  className?: string;
  children: ReactNode;
}

/** The booking form, with a link to emergency advice and the steps after booking. */
export function BookingSection({
  id,
  headingLevel = 2,
  adviceHref = emergencyHref,
  title,
  lead,
  steps,
  urgent,
  picture,
  pictureBelow,
  className = '',
  children,
}: BookingSectionProps) {
  return (
    <Section
      id={id}
      as={title ? 'section' : 'div'}
      ground="mint"
      floor
      className={`${styles.section} ${className}`.trimEnd()}
    >
      <Grid wrap align="start" className={styles.inner}>
        {title && (
          <SectionTitle as={`h${headingLevel}`} className={styles.heading} data-columns="1-4">
            {title}
          </SectionTitle>
        )}
        {urgent && (
          <NoticeBox icon="Siren" className={styles.urgent} data-columns="1-4">
            <StandaloneLink href={adviceHref}>{urgent}</StandaloneLink>
          </NoticeBox>
        )}
        <div className={styles.form} data-columns="6-12">
          {children}
        </div>
        <div className={styles.side} data-columns="1-4">
          <div className={`sticky ${styles.introduction}`}>
            <p className="not-phone lead strong ink">{lead}</p>
            <Steps steps={steps} />
          </div>
        </div>
      </Grid>
      {/* Last: it hangs on the lower edge, which moves while the form loads. */}
      <div className={`wrap ${styles.scene}`} data-below={pictureBelow}>
        <PictureImage picture={picture} className={styles.picture} />
      </div>
    </Section>
  );
}

function Steps({ steps }: Pick<BookingSectionContent, 'steps'>) {
  return (
    <Stack as="ol" gap={6} className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <Row as="li" key={title} gap={4} align="start">
          <span className={iconTile(`not-phone ${styles.number}`)} aria-hidden>
            {index + 1}
          </span>
          <div>
            <p className="strong">{title}</p>
            <p className="soft">{text}</p>
          </div>
        </Row>
      ))}
    </Stack>
  );
}
