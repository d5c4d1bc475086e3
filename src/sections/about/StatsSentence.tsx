import { Actions } from '#src/components/layout/Actions.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import * as messages from './messages.ts';
import styles from './StatsSentence.module.css';

export interface StatsSentenceProps {
  /** '200K+ happy pets' */
  figures: string[];
  /** The second sentence, set apart from the figures. */
  closing: string;
  links: Link[];
  /** Sitting animals without a background; they sit on the edge of the next section. */
  dog: Picture;
  cat: Picture;
}

/** The brand's figures as one sentence. */
export function StatsSentence({ figures, closing, links, dog, cat }: StatsSentenceProps) {
  return (
    <Section ground="page" space="top" label={messages.inFigures}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.sentence}>
          <span>{`${messages.asSentence(figures.join(', '))} `}</span>
          <span className="action">{closing}</span>
        </p>
        <Actions className="above-9">
          {links.map(({ label, href }, index) => (
            <ButtonLink key={href} href={href} kind={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </Actions>
        <PictureImage picture={cat} className={styles.cat} />
        <PictureImage picture={dog} className={styles.dog} />
      </div>
    </Section>
  );
}
