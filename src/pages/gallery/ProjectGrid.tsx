import { Grid } from '#src/components/layout/Grid.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { SectionHead } from '#src/components/layout/SectionHead.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './ProjectGrid.module.css';

export interface ProjectGridProps {
  title: string;
  lead: string;
  /** Six fill the grid. */
  projects: { title: string; text: string; picture: Picture }[];
}

export function ProjectGrid({ title, lead, projects }: ProjectGridProps) {
  return (
    <Section ground="page">
      <div className="wrap">
        <SectionHead title={title} lead={lead} xl half />
        <Grid as="ul" gap="fluid-5" className={styles.grid}>
          {projects.map(({ title: project, text, picture }) => (
            <li key={project}>
              <CroppedPicture picture={picture} className={styles.picture} />
              <h3>{project}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Grid>
      </div>
    </Section>
  );
}
