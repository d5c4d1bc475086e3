import { LinkActions } from '#src/components/layout/Actions.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './StatsSentence.module.css';

export interface StatsSentenceProps {
  label: string;
  figures: string;
  /** Set in another colour. */
  closing: string;
  links: Link[];
  /** Sitting animals without a background; they sit on the edge of the next section. */
  dog: Picture;
  cat: Picture;
}

/** The brand's figures as one sentence. */
export function StatsSentence({ label, figures, closing, links, dog, cat }: StatsSentenceProps) {
  return (
    <Section ground="page" space="top" label={label}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.sentence}>
          <span>{`${figures} `}</span>
          <em>{closing}</em>
        </p>
        <LinkActions links={links} />
        <PictureImage picture={cat} className={styles.cat} />
        <PictureImage picture={dog} className={styles.dog} />
      </div>
    </Section>
  );
}
