import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { ArchedPortrait } from '#src/components/pictures/ArchedPortrait.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Link, Picture } from '#src/domain/contentTypes.ts';
import styles from './ClinicPromises.module.css';

export interface ClinicPromise {
  title: string;
  text: string;
}

export interface Signature {
  figure: Picture;
  name: string;
  role: string;
  link: Link;
}

export interface ClinicPromisesProps {
  heading: string;
  lead: string;
  items: ClinicPromise[];
  signature: Signature;
}

/** The clinic's promises in large type, and the person who signs them. */
export function ClinicPromises({ heading, lead, items, signature }: ClinicPromisesProps) {
  return (
    <Section ground="page" space="top">
      <Grid wrap gap="fluid-5" className={styles.grid}>
        <Stack gap={4} data-columns="1-4">
          <SectionTitle>{heading}</SectionTitle>
          <p className="lead">{lead}</p>
        </Stack>
        <ol className={styles.list} data-lines="inner" data-columns="6-12">
          {items.map(({ title, text }) => (
            <li key={title} data-layout="columns">
              <h3 className="subtitle">{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
        <div data-reveal className={styles.signed}>
          <ArchedPortrait picture={signature.figure} ground="wash" className={styles.window} />
          <p className={styles.name}>
            <b>{signature.name}</b> <span>{signature.role}</span>{' '}
            <SiteLink href={signature.link.href}>{signature.link.label}</SiteLink>
          </p>
        </div>
      </Grid>
    </Section>
  );
}
