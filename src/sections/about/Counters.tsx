import type { Counter } from '#src/domain/contentTypes.ts';
import styles from './Counters.module.css';

/** '200K+' → '200K' and '+', which is set smaller. */
function parts(number: string) {
  return number.endsWith('+') ? { figure: number.slice(0, -1), plus: '+' } : { figure: number };
}

/** The figures, as large as the page is wide. */
export function Counters({ counters }: { counters: Counter[] }) {
  return (
    <section className={styles.counters} aria-label="In numbers">
      <dl className={`wrap ${styles.list}`}>
        {counters.map(({ number, title }) => {
          const { figure, plus } = parts(number);
          return (
            <div key={title} className={styles.counter}>
              <dt>{title}</dt>
              <dd>
                {figure}
                {plus && <sup>{plus}</sup>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
