import { Section } from '#src/components/layout/Section.tsx';
import styles from './Counters.module.css';

interface CountersProps {
  label: string;
  counters: Counter[];
}

export function Counters({ label, counters }: CountersProps) {
  return (
    <Section ground="sky" space="none" label={label}>
      <CounterList counters={counters} className={`wrap ${styles.band}`} />
    </Section>
  );
}

export interface Counter {
  /** '200K+' */
  number: string;
  title: string;
}

interface CounterListProps {
  counters: Counter[];
  className?: string;
  /** Default: the section's. */
  ground?: 'night';
}

/** The brand's figures in very large type (`--figure`), their plus signs smaller. */
export function CounterList({ counters, className = '', ground }: CounterListProps) {
  return (
    <dl className={`${styles.list} ${className}`.trimEnd()} data-ground={ground}>
      {counters.map(({ number, title }) => {
        const figure = number.replace(/\+$/, '');
        return (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <span>{figure}</span>
              {figure !== number && <sup>+</sup>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
