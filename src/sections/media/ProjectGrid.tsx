import { useId } from 'react';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './ProjectGrid.module.css';

export interface ProjectGridProps {
  title: string;
  lead: string;
  /** Six fill the grid. */
  projects: { title: string; text: string; picture: Picture }[];
}

/** Six cases with picture, title and one line of text, in two rows of different widths. */
export function ProjectGrid({ title, lead, projects }: ProjectGridProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={id} className="xl">
            {title}
          </h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className={styles.grid}>
          {projects.map(({ title: project, text, picture }) => (
            <li key={project}>
              <div className={styles.picture}>
                <PictureImage picture={picture} />
              </div>
              <h3>{project}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
