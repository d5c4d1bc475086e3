import { Icon, type IconName } from '#src/components/Icon.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Row, Stack } from '#src/components/layout/Stack.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import { ArrowLink } from '#src/components/SiteLink.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './About.module.css';

export interface AboutProps {
  id: string;
  /** May contain a line break. */
  title: string;
  lead: string;
  picture: Picture;
  reasons: { icon: IconName; title: string; text: string }[];
  more: Link;
}

/** The clinic's approach in three reasons. The picture overlaps the next section. */
export function About({ id, title, lead, picture, reasons, more }: AboutProps) {
  return (
    <Section id={id} ground="page" space="top">
      <Grid wrap align="end" className={styles.grid}>
        <SectionTitle className={`xl ${styles.title}`} data-columns="1-7">
          {title}
        </SectionTitle>
        <p className={`lead ${styles.text}`} data-columns="8-12">
          {lead}
        </p>
        <CroppedPicture picture={picture} className={`not-phone ${styles.picture}`} />
        <div data-reveal className={`${styles.text} ${styles.reasons}`}>
          <ul data-lines>
            {reasons.map(({ icon, title: reason, text }) => (
              <Row as="li" key={reason} gap={4} align="start">
                <Icon icon={icon} />
                <Stack gap={1}>
                  <h3>{reason}</h3>
                  <p className="soft">{text}</p>
                </Stack>
              </Row>
            ))}
          </ul>
          <ArrowLink href={more.href}>{more.label}</ArrowLink>
        </div>
      </Grid>
    </Section>
  );
}
