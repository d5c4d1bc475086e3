import { Section } from '#src/components/layout/Section.tsx';
import { type Counter, CounterList } from './CounterList.tsx';
import styles from './Counters.module.css';

interface CountersProps {
  label: string;
  counters: Counter[];
}

export function Counters({ label, counters }: CountersProps) {
  return (
    <Section ground="sky" space="none" label={label}>
      <CounterList counters={counters} className={`wrap ${styles.list}`} />
    </Section>
  );
}
