import { PictureImage } from '#src/components/PictureImage.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import '#src/components/leash.css';
import styles from './ProcessSteps.module.css';
import { StepList } from './StepList.tsx';

/** Drawn for a stage 1200 wide; it starts beyond the screen's left edge. */
const leash =
  'M-1200 -190C-700 -60 -300 -10 -140 40C-60 70 -30 108 34 112C130 118 180 150 270 147C360 144 420 166 506 156C590 146 650 128 742 124C830 120 916 146 934 214C944 252 950 296 988 299';

export interface ProcessStepsProps {
  title: string;
  /**
   * A sitting dog, 400 × 460, facing right. The leash ends at its collar, 124 from the right edge and 198 from the top.
   */
  picture: Picture;
  /** Four hang on the leash; more stand below them. */
  steps: { title: string; text: string }[];
}

/**
 * A visit in four steps along a drawn leash, from the screen's edge to a dog's collar. On narrow screens the leash runs
 * down through the numbers and then to the dog.
 */
export function ProcessSteps({ title, picture, steps }: ProcessStepsProps) {
  if (steps.length === 0) return null;
  return (
    <Section ground="mint" space="top">
      <div className="wrap">
        <SectionTitle xl>{title}</SectionTitle>
        <div className={styles.container}>
          <div className={styles.stage}>
            <svg className={styles.leash} viewBox="0 0 1200 566" aria-hidden>
              <path d={leash} />
            </svg>
            <StepList
              steps={steps}
              className={styles.steps}
              numberClassName={`leash-tag ${styles.tag}`}
            />
            {/* The end of the leash on narrow screens. */}
            <svg
              className={styles.slack}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden
            >
              <path
                d="M0 0C0 70 8 100 34 100C64 100 74 70 80 -20C85 -100 90 -163 100 -163"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <PictureImage picture={picture} frame="round" className={styles.dog} />
          </div>
        </div>
      </div>
    </Section>
  );
}
