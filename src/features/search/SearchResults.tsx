import { Link } from 'react-router-dom';
import { CallLabel } from '#src/components/CallLabel.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import * as messages from './messages.tsx';
import { SearchHits } from './SearchHits.tsx';
import styles from './SearchHits.module.css';
import type { SearchResult } from './createSearch.ts';

interface SearchResultsProps {
  result: SearchResult;
  phone: { display: string; href: string };
  /** Back to where one came from. */
  all: { label: string; href: string };
}

/** All that a search of the site found, and the phone for what it did not. */
export function SearchResults({ result, phone, all }: SearchResultsProps) {
  return (
    <Section ground="page" space="close">
      <div className="wrap">
        <Cluster gap={8} align="baseline" justify="between" className={styles.head}>
          <SectionTitle className="breaks">{result.heading}</SectionTitle>
          <Link to={all.href} className="tall-link">
            {all.label}
          </Link>
        </Cluster>
        <SearchHits groups={result.groups} heading="h3" />
        <p className={styles.foot}>
          {messages.cannotFindIt}{' '}
          <SiteLink href={phone.href} className="tall-link">
            <CallLabel number={phone.display} />
          </SiteLink>
        </p>
      </div>
    </Section>
  );
}
