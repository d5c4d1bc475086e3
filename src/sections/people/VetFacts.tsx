import styles from './VetFacts.module.css';

/** A few facts about a vet side by side, each with its name. Four fit on a line. */
export function VetFacts({ facts }: { facts: { name: string; value: string }[] }) {
  return (
    <dl className={styles.line}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
