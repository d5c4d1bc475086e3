import { MessageCircle, Microscope, NotebookPen } from 'lucide-react';
import { ArrowLink } from '#src/components/ArrowLink.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Reveal } from '#src/components/Reveal.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './About.module.css';

const icons = { notes: NotebookPen, microscope: Microscope, speech: MessageCircle };

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
    <section id={id} className={styles.about} aria-labelledby={`${id}-title`}>
      <div className={`wrap ${styles.grid}`}>
        <h2 id={`${id}-title`} className={`xl ${styles.title}`}>
          {title}
        </h2>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <div className={styles.picture}>
          <PictureImage picture={picture} />
        </div>
        <Reveal className={styles.reasons}>
          <ul>
            {reasons.map(({ icon, title: reason, text }) => {
              const Icon = icons[icon];
              return (
                <li key={reason}>
                  <Icon aria-hidden strokeWidth={1.5} />
                  <div>
                    <h3>{reason}</h3>
                    <p>{text}</p>
                  </div>
                </li>
              );
            })}
          </ul>
          <ArrowLink href={more.href}>{more.label}</ArrowLink>
        </Reveal>
      </div>
    </section>
  );
}
