import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import '#src/components/pictures/leash.css';
import styles from './LifeStages.module.css';

export interface LifeStage {
  title: string;
  text: string;
  picture: Picture;
}

/** Drawn for a list 1200 px wide; it starts and ends far outside, so that it reaches the screen's edges. */
const leash =
  'M-1100 -20C-600 -30 28 14 110.4 24C193 33.7 273.6 62.3 355.2 64C436.8 65.7 518.4 32.7 600 34C681.6 35.3 763.2 73 844.8 72C926.4 71 1007 30 1089.6 28C1172 26 1700 110 2400 70';

export interface LifeStagesProps {
  heading: string;
  /** Five fit side by side. */
  stages: LifeStage[];
}

/** The stages of a pet's life below a drawn leash; on narrow screens the leash runs down beside them. */
export function LifeStages({ heading, stages }: LifeStagesProps) {
  return (
    <Section ground="mint">
      <div className="wrap">
        <SectionTitle>{heading}</SectionTitle>
        <div className={`container ${styles.line}`}>
          <svg
            viewBox="0 0 1200 110"
            preserveAspectRatio="none"
            aria-hidden
            className={`leash ${styles.leash}`}
          >
            <path d={leash} vectorEffect="non-scaling-stroke" />
          </svg>
          <ol className={styles.list}>
            {stages.map(({ title, text, picture }) => (
              <li key={title}>
                <CroppedPicture picture={picture} className={styles.arch} />
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
