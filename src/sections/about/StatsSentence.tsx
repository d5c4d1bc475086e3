import { ButtonLink } from '#src/components/Button.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './StatsSentence.module.css';

interface StatsSentenceProps {
  /** '200K+ happy pets' */
  figures: string[];
  /** What the figures don't say. */
  turn: string;
  links: Link[];
  /** Sitting animals without ground; they sit on the edge of what follows. */
  dog: Picture;
  cat: Picture;
}

/** The brand's figures read out as one sentence. */
export function StatsSentence({ figures, turn, links, dog, cat }: StatsSentenceProps) {
  return (
    <section className={styles.section} aria-label="In figures">
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.sentence}>
          {figures.join(', ')}. <span>{turn}</span>
        </p>
        <div className={styles.links} data-hides-booking-bar>
          {links.map(({ label, href }, index) => (
            <ButtonLink key={href} href={href} kind={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </div>
        <PictureImage picture={cat} className={styles.cat} />
        <PictureImage picture={dog} className={styles.dog} />
      </div>
    </section>
  );
}
