import { ButtonLink } from '#src/components/Button.tsx';
import { Icon, type IconName } from '#src/components/Icon.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './HeroFeatures.module.css';

export interface HeroFeaturesProps {
  title: string;
  lead: string;
  link: Link;
  /** Sitting, without background, from left to right. */
  animals: Picture[];
  features: { icon: IconName; title: string; text: string }[];
}

export function HeroFeatures({ title, lead, link, animals, features }: HeroFeaturesProps) {
  return (
    <Section ground="panel" space="none">
      <Grid wrap>
        <div className={styles.text}>
          <SectionTitle className="xl">{title}</SectionTitle>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <ButtonLink href={link.href} kind="light">
            {link.label}
          </ButtonLink>
        </div>
        <Row align="end" className={styles.animals}>
          {animals.map((animal, index) => (
            <PictureImage key={index} picture={animal} />
          ))}
        </Row>
      </Grid>
      <div data-ground="paper" className={`ink ${styles.board}`}>
        <ul className={`wrap ${styles.features}`} data-layout="columns">
          {features.map(({ icon, title: feature, text }) => (
            <Row as="li" key={feature} gap={3} align="start">
              <Icon icon={icon} />
              <div>
                <b>{feature}</b>
                <p className="small">{text}</p>
              </div>
            </Row>
          ))}
        </ul>
      </div>
    </Section>
  );
}
