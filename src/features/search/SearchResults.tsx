import { Link } from 'react-router-dom';
import { CallLabel } from '#src/components/CallLabel.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import { LinkArrow, SiteLink } from '#src/components/SiteLink.tsx';
import { Cluster, Row } from '#src/components/Stack.tsx';
import type { SearchResult } from '#src/domain/siteSearch.ts';
import { HitPicture } from './HitPicture.tsx';
import { Highlight } from './Highlight.tsx';
import * as messages from './messages.tsx';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  heading: string;
  query: string;
  result: SearchResult;
  phone: { display: string; href: string };
  /** Back to where one came from. */
  all: { label: string; href: string };
}

/** All that a search of the site found, by kind, and the phone for what it did not. */
export function SearchResults({ heading, query, result, phone, all }: SearchResultsProps) {
  return (
    <Section ground="page" space="close">
      <div className="wrap">
        <Cluster gap={8} align="baseline" justify="between" className={styles.head}>
          <SectionTitle className="breaks">{heading}</SectionTitle>
          <Link to={all.href} className="tall-link">
            {all.label}
          </Link>
        </Cluster>
        <div className={styles.groups}>
          {result.groups.map(({ name, hits }) => (
            <div key={name} className={styles.group}>
              <h3>{messages.groupNames[name]}</h3>
              <ul>
                {hits.map(({ entry, text, found }) => (
                  <Row as="li" gap={3} key={entry.title}>
                    <HitPicture entry={entry} />
                    <div>
                      <SiteLink href={entry.href} className={`cover-link ink ${styles.title}`}>
                        <Highlight text={entry.title} query={query} found={found} />
                      </SiteLink>
                      <p className="small">
                        <Highlight text={text} query={query} found={found} />
                      </p>
                    </div>
                    <LinkArrow href={entry.href} />
                  </Row>
                ))}
              </ul>
            </div>
          ))}
        </div>
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
