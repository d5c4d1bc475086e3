import { SiteLink } from '#src/components/SiteLink.tsx';
import styles from './VetFacts.module.css';

export interface VetFact {
  name: string;
  value: string;
  /** Where there is more about it. */
  href?: string;
}

/** A few facts about a vet side by side, each with its name. Five fit on a line. */
export function VetFacts({ facts }: { facts: readonly VetFact[] }) {
  return (
    <dl className={styles.line} data-layout="columns">
      {facts.map(({ name, value, href }) => (
        <div key={name + value}>
          <dt className="small">{name}</dt>
          <dd>{href ? <SiteLink href={href}>{value}</SiteLink> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
