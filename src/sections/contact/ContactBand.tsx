import { type ActionLink, LinkActions } from '#src/components/layout/Actions.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import styles from './ContactBand.module.css';

export interface ContactBandProps {
  heading: string;
  lead: string;
  links: readonly ActionLink[];
  ground?: 'page' | 'mint';
}

/** The last section of a page: a question with links to book or call. */
export function ContactBand({ heading, lead, links, ground = 'mint' }: ContactBandProps) {
  return (
    <Section ground={ground}>
      <Grid wrap gap={5}>
        <SectionTitle className="xl" data-columns="1-5">
          {heading}
        </SectionTitle>
        <div data-columns="7-12">
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <LinkActions links={links} />
        </div>
      </Grid>
    </Section>
  );
}
