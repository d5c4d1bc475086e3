import { Icon } from '#src/components/Icon.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Row, Stack } from '#src/components/layout/Stack.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import { type Counter, CounterList } from '#src/sections/about/Counters.tsx';
import styles from './AboutWithCounters.module.css';

export interface AboutWithCountersProps {
  id: string;
  title: string;
  lead: string;
  points: string[];
  link: Link;
  picture: Picture;
  counters: Counter[];
}

/** The clinic's strengths, beside counters on a dark ground. */
export function AboutWithCounters({
  id,
  title,
  lead,
  points,
  link,
  picture,
  counters,
}: AboutWithCountersProps) {
  return (
    <Section id={id} ground="page" space="none" className="container">
      <div className={styles.halves}>
        <div className={styles.about} data-layout="columns">
          <div data-reveal className={styles.text}>
            <SectionTitle>{title}</SectionTitle>
            <p className={`lead ${styles.lead}`}>{lead}</p>
            <Stack as="ul" gap={3} className={styles.points}>
              {points.map((point) => (
                <Row as="li" key={point} gap={3} align="start">
                  <Icon icon="Check" />
                  <span>{point}</span>
                </Row>
              ))}
            </Stack>
            <StandaloneLink href={link.href}>{link.label}</StandaloneLink>
          </div>
          <CroppedPicture picture={picture} className={styles.arch} />
        </div>
        <CounterList counters={counters} ground="night" className={styles.figures} />
      </div>
    </Section>
  );
}
