import { ArrowRight } from 'lucide-react';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './TreatmentList.module.css';

export interface TreatmentListProps {
  /** The section's id, which anchors point to. */
  id: string;
  title: string;
  picture: Picture;
  services: { title: string; text: string; href: string }[];
}

/** The treatments as a list in large type; each links to its service. */
export function TreatmentList({ id, title, picture, services }: TreatmentListProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.side}>
          <h2 id={`${id}-title`} className="xl">
            {title}
          </h2>
          <div className={styles.picture}>
            <PictureImage picture={picture} />
          </div>
        </div>
        <ul className={styles.list}>
          {services.map(({ title: service, text, href }) => (
            <li key={service}>
              <div>
                <h3>
                  <SiteLink href={href} className={styles.link}>
                    {service}
                  </SiteLink>
                </h3>
                <p>{text}</p>
              </div>
              <ArrowRight aria-hidden strokeWidth={1.5} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
