import { Section } from '#src/components/layout/Section.tsx';
import { type Counter, CounterList } from './CounterList.tsx';
import * as messages from './messages.ts';
import styles from './Counters.module.css';

export function Counters({ counters }: { counters: Counter[] }) {
  return (
    <Section ground="sky" space="none" label={messages.inNumbers}>
      <CounterList counters={counters} className={`wrap ${styles.list}`} />
    </Section>
  );
}
