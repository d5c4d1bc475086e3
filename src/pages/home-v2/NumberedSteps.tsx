import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import '#src/components/pictures/leash.css';
import styles from './NumberedSteps.module.css';

export interface NumberedStepsProps {
  title: string;
  steps: { title: string; text: string }[];
  /** A dog that walks to the right, 540 × 310; the drawn leash ends at its collar. */
  dog: Picture;
}

/** Steps with large numerals, and a dog on a leash below them. */
export function NumberedSteps({ title, steps, dog }: NumberedStepsProps) {
  return (
    <Section ground="mint" floor space="top" className={styles.section}>
      <div className="wrap">
        <SectionTitle className="xl">{title}</SectionTitle>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <span className={styles.numeral} aria-hidden>
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p className="soft">{step.text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.picture}>
          <svg
            className={`leash ${styles.leash}`}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden
          >
            <path
              d="M-40 -30C-10 0 8 70 34 88C60 106 82 88 100 60"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <PictureImage picture={dog} className={styles.dog} />
        </div>
      </div>
    </Section>
  );
}
