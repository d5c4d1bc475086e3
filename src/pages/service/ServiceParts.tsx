import { Icon } from '#src/components/Icon.tsx';
import type { ActionLink } from '#src/components/layout/Actions.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { SectionHead } from '#src/components/layout/SectionHead.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { SiteLink, StandaloneLink } from '#src/components/SiteLink.tsx';
import type { Link } from '#src/domain/contentTypes.ts';
import styles from './ServiceParts.module.css';

export interface ServicePart {
  id: string;
  name: string;
  purpose: string;
  time: string;
  facts: { label: string; value: string }[];
  details?: Link;
  clinics: Link[];
  booking: ActionLink;
}

export interface ServicePartsProps {
  heading: string;
  lead: string;
  whereLabel: string;
  ask: string;
  parts: ServicePart[];
}

/**
 * Every service from A to Z as `<details>`, with the anchor inside, so that the browser unfolds it for links and in-page
 * search.
 */
export function ServiceParts({ heading, lead, parts, ...labels }: ServicePartsProps) {
  return (
    <Section ground="mint">
      <div className="wrap">
        <SectionHead title={heading} lead={lead} half />
        <div data-lines="inner">
          {parts.map((part) => (
            <Part key={part.id} {...part} {...labels} />
          ))}
        </div>
      </div>
    </Section>
  );
}

type PartProps = ServicePart & Pick<ServicePartsProps, 'whereLabel' | 'ask'>;

function Part({ id, name, purpose, time, facts, ...rest }: PartProps) {
  const { details, clinics, booking, whereLabel, ask } = rest;
  return (
    <details className={styles.part}>
      <summary data-layout="row" data-gap="4">
        <h3 id={`${id}-name`}>{name}</h3>
        <span className="not-phone soft">{time}</span>
        <Icon icon="ChevronDown" data-turns="" />
      </summary>
      <article id={id} aria-labelledby={`${id}-name`}>
        <p className={styles.purpose}>{purpose}</p>
        <dl className={styles.facts} data-layout="columns">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="small">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt className="small">{whereLabel}</dt>
            <dd>{clinics.length > 0 ? <Clinics clinics={clinics} /> : ask}</dd>
          </div>
        </dl>
        <Cluster gap={6} className={styles.links}>
          <StandaloneLink href={booking.href}>{booking.label}</StandaloneLink>
          {details && <StandaloneLink href={details.href}>{details.label}</StandaloneLink>}
        </Cluster>
      </article>
    </details>
  );
}

function Clinics({ clinics }: { clinics: ServicePart['clinics'] }) {
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
