import { useId, type ReactNode } from 'react';
import type { Phase } from '#src/domain/pageContent.ts';
import styles from './ProcedurePhase.module.css';

interface ProcedurePhaseProps {
  phase: Phase;
  wall: 'wash' | 'mint-2' | 'sky';
  /** The steps stand left, so that a picture has the right. */
  turned?: boolean;
  /** A picture that stands on the wall's foot, placed by its own class. */
  scenery?: ReactNode;
  /** Under the title. */
  aside?: ReactNode;
  /** Under the steps. */
  children?: ReactNode;
}

/** One wall of a story in three: its name as large as a figure, and what happens there, step by step. */
export function ProcedurePhase({
  phase,
  wall,
  turned,
  scenery,
  aside,
  children,
}: ProcedurePhaseProps) {
  const id = useId();
  return (
    <section
      id={phase.id}
      className={styles.wall}
      data-wall={wall}
      data-turned={turned}
      data-scenery={scenery ? true : undefined}
      aria-labelledby={id}
    >
      {scenery}
      <div className={`wrap ${styles.grid}`}>
        <h2 id={id} className={styles.title}>
          {phase.title}
        </h2>
        <div className={styles.words}>
          <ol className={styles.steps}>
            {phase.steps.map(({ when, title, text }) => (
              <li key={title}>
                <span className={styles.when}>{when}</span>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          {children}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </section>
  );
}
