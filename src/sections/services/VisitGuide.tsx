import { useId } from 'react';
import type { VisitPlan } from '#src/domain/pageContent.ts';
import styles from './VisitGuide.module.css';

interface VisitGuideProps {
  heading: string;
  lead: string;
  /** What the table holds, for those who can't see it at a glance. */
  caption: string;
  plans: VisitPlan[];
}

/** What each kind of visit costs in effort: a table that turns into short cards on a phone. */
export function VisitGuide({ heading, lead, caption, plans }: VisitGuideProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={id}>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        {/* Roles are named because a phone's layout takes the table's display, and with it its meaning, away. */}
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
            {plans.map(({ visit, before, here, home }) => (
              <tr key={visit} role="row">
                <th scope="row" role="rowheader">
                  {visit}
                </th>
                <td role="cell" data-label="Before">
                  {before}
                </td>
                <td role="cell" data-label="With us">
                  {here}
                </td>
                <td role="cell" data-label="Home again">
                  {home}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
