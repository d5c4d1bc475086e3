import { Grid } from '#src/components/Grid.tsx';
import { Section } from '#src/components/Section.tsx';
import { SectionHead } from '#src/components/SectionHead.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import type { ServicePart } from '#src/domain/servicePart.ts';
import styles from './ServiceParts.module.css';

interface ServicePartsProps {
  heading: string;
  lead: string;
  /** The accessible name of the index. */
  indexLabel: string;
  whereLabel: string;
  /** In place of clinics, where none is known to offer a service. */
  ask: string;
  parts: ServicePart[];
}

/** Every service in a part of its own, which its anchor leads to, beside an index of all of them. */
export function ServiceParts({ heading, lead, indexLabel, parts, ...where }: ServicePartsProps) {
  return (
    <Section ground="mint">
      <div className="wrap">
        <SectionHead title={heading} lead={lead} half />
        <Grid align="start">
          <nav aria-label={indexLabel} className={styles.index}>
            <ul>
              {parts.map(({ id, name }) => (
                <li key={id}>
                  <SiteLink href={`#${id}`}>{name}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.parts} data-lines="inner">
            {parts.map((part) => (
              <Part key={part.id} {...part} {...where} />
            ))}
          </div>
        </Grid>
      </div>
    </Section>
  );
}

type PartProps = ServicePart & Pick<ServicePartsProps, 'whereLabel' | 'ask'>;

function Part({ id, name, purpose, facts, details, where, booking, whereLabel, ask }: PartProps) {
  return (
    <article id={id} aria-labelledby={`${id}-name`} className={styles.part}>
      <h3 id={`${id}-name`}>{name}</h3>
      <p className={styles.purpose}>{purpose}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{whereLabel}</dt>
          <dd>{where.length > 0 ? <Clinics clinics={where} /> : ask}</dd>
        </div>
      </dl>
      <Cluster gap={6} className={styles.links}>
        <SiteLink href={booking.href} className="tall-link">
          {booking.label}
        </SiteLink>
        {details && (
          <SiteLink href={details.href} className="tall-link">
            {details.label}
          </SiteLink>
        )}
      </Cluster>
    </article>
  );
}

function Clinics({ clinics }: { clinics: ServicePart['where'] }) {
  return (
    <Cluster as="ul" gap={3} className={styles.clinics}>
      {clinics.map(({ label, href }) => (
        <li key={label}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </Cluster>
  );
}
