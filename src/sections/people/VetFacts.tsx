import styles from './VetFacts.module.css';

/** A few facts side by side, each under its own name. Four fit on a line. */
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
