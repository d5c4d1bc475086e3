import { Reveal } from '#src/components/Reveal.tsx';
import { Section } from '#src/components/Section.tsx';
import { SectionHead } from '#src/components/SectionHead.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { VisitGuideRow } from '#src/domain/pageContent.ts';
import styles from './VisitGuide.module.css';

interface VisitGuideProps {
  heading: string;
  lead: string;
  /** The table's caption, for screen readers. */
  caption: string;
  visits: VisitGuideRow[];
}

/** What each kind of visit takes: a table, on phones a list of cards. */
export function VisitGuide({ heading, lead, caption, visits }: VisitGuideProps) {
  return (
    <Section ground="page">
      <div className={`wrap ${styles.container}`}>
        <SectionHead title={heading} lead={lead} half />
        <Reveal>
          {/* Explicit roles, because `display: block` on phones would remove the table semantics. */}
          <table className={styles.table} role="table">
            <caption className="visually-hidden">{caption}</caption>
            <thead role="rowgroup">
              <tr role="row">
                {['Visit', 'Before you come', 'Time with us', 'Home again'].map((label) => (
                  <th key={label} scope="col" role="columnheader">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {visits.map(({ visit, href, before, duration, homeAgain }) => (
                <tr key={visit} role="row">
                  <th scope="row" role="rowheader">
                    <SiteLink href={href}>{visit}</SiteLink>
                  </th>
                  <td role="cell" data-label="Before">
                    {before}
                  </td>
                  <td role="cell" data-label="With us">
                    {duration}
                  </td>
                  <td role="cell" data-label="Home again">
                    {homeAgain}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Reveal>
      </div>
    </Section>
  );
}
