import { CardLink } from '#src/components/Card.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Row, Stack } from '#src/components/layout/Stack.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import { LinkArrow } from '#src/components/SiteLink.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './TreatmentList.module.css';

export interface TreatmentListProps {
  id: string;
  title: string;
  picture: Picture;
  services: { title: string; text: string; href: string }[];
}

/** The treatments as a list in large type; each links to its service. */
export function TreatmentList({ id, title, picture, services }: TreatmentListProps) {
  return (
    <Section id={id} ground="sky" floor className={styles.section}>
      <Grid wrap gap={6}>
        <div className={styles.side}>
          <SectionTitle className="xl">{title}</SectionTitle>
          <CroppedPicture picture={picture} className={styles.picture} />
        </div>
        <ul className={styles.list} data-lines="inner">
          {services.map(({ title: service, text, href }) => (
            <Row as="li" key={service} gap={6} justify="between">
              <Stack gap={1}>
                <h3 className="subtitle">
                  <CardLink href={href} className={`ink ${styles.link}`}>
                    {service}
                  </CardLink>
                </h3>
                <p className="soft">{text}</p>
              </Stack>
              <LinkArrow href={href} />
            </Row>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
