import { ArrowLink } from '#src/components/ArrowLink.tsx';
import { CroppedPicture } from '#src/components/CroppedPicture.tsx';
import { Grid } from '#src/components/Grid.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Reveal } from '#src/components/Reveal.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './About.module.css';

const icons = { notes: 'NotebookPen', microscope: 'Microscope', speech: 'MessageCircle' } as const;

export interface AboutProps {
  /** The section's id, which anchors point to. */
  id: string;
  /** May contain a line break. */
  title: string;
  lead: string;
  picture: Picture;
  reasons: { icon: keyof typeof icons; title: string; text: string }[];
  /** The link to /about. */
  more: Link;
}

/** What the clinic stands for, with three reasons. The picture overlaps the next section. */
export function About({ id, title, lead, picture, reasons, more }: AboutProps) {
  return (
    <Section id={id} ground="page" space="top">
      <Grid wrap className={styles.grid}>
        <SectionTitle xl className={styles.title}>
          {title}
        </SectionTitle>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <CroppedPicture picture={picture} className={styles.picture} />
        <Reveal className={styles.reasons}>
          <ul>
            {reasons.map(({ icon, title: reason, text }) => (
              <li key={reason}>
                <Icon icon={icons[icon]} />
                <div>
                  <h3>{reason}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <ArrowLink href={more.href}>{more.label}</ArrowLink>
        </Reveal>
      </Grid>
    </Section>
  );
}
