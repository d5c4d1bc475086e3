import { Section } from '#src/components/Section.tsx';
import type { Counter } from '#src/domain/contentTypes.ts';
import styles from './Counters.module.css';

/** '200K+' → '200K' and '+': the plus sign is set smaller. */
function splitPlus(number: string) {
  return number.endsWith('+') ? { figure: number.slice(0, -1), plus: '+' } : { figure: number };
}

/** The brand's figures in very large type. */
export function Counters({ counters }: { counters: Counter[] }) {
  if (counters.length === 0) return null;
  return (
    <Section ground="sky" space="none" label="In numbers" className={styles.counters}>
      <dl className={`wrap ${styles.list}`}>
        {counters.map(({ number, title }) => {
          const { figure, plus } = splitPlus(number);
          return (
            <div key={title} className={styles.counter}>
              <dt>{title}</dt>
              <dd data-long={figure.length > 4 || undefined}>
                <span>{figure}</span>
                {plus && <sup>{plus}</sup>}
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
