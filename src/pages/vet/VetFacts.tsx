import { SiteLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import type { Vet } from '#src/domain/contentTypes.ts';
import { cityAndArea, clinicsOf } from '#src/records/vetRecords.ts';
import * as messages from './messages.ts';
import styles from './VetFacts.module.css';

export function VetFacts({ vet }: { vet: Vet }) {
  return (
    <dl className={styles.line} data-layout="columns">
      {factsOf(vet).map(({ label, value, href }) => (
        <div key={label + value}>
          <dt className="small">{label}</dt>
          <dd>{href ? <SiteLink href={href}>{value}</SiteLink> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(vet: Vet): { label: string; value: string; href?: string }[] {
  return [
    { label: messages.looksAfter, value: vet.looksAfter },
    { label: messages.experience, value: messages.years(vet.years) },
    ...clinicsOf(vet).map((clinic, index) => ({
      label: index === 0 ? messages.clinic : messages.alsoAt,
      value: cityAndArea(clinic),
      href: paths.clinic(clinic.slug),
    })),
    { label: messages.speaks, value: vet.languages.join(', ') },
    { label: messages.goodToKnow, value: vet.goodToKnow },
  ];
}
