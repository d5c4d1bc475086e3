import { SiteLink } from '#src/components/SiteLink.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import type { NoticePart } from '#src/domain/pageContent.ts';
import styles from './NoticeSection.module.css';

interface NoticeSectionProps {
  part: NoticePart;
}

/** One part of a notice: heading, paragraphs, terms with what they mean, links. */
export function NoticeSection({ part }: NoticeSectionProps) {
  const { id, heading, isSummary, paragraphs = [], terms = [], after = [], links = [] } = part;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`breaks ${styles.part}`}
      data-layout="stack"
      data-gap="4"
      data-summary={isSummary || undefined}
    >
      <h2 id={`${id}-title`} className="title">
        {heading}
      </h2>
      <Paragraphs texts={paragraphs} />
      {terms.length > 0 && (
        <dl className={styles.terms}>
          {terms.map(({ term, text, code }) => (
            <div key={term}>
              <dt className="strong">{term}</dt>
              <dd>
                <span>{text}</span>
                {code && <code>{code}</code>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Paragraphs texts={after} />
      {links.length > 0 && (
        <Cluster as="p" className={styles.links}>
          {links.map(({ label, href }) => (
            <SiteLink key={href} href={href} className="tall-link">
              {label}
            </SiteLink>
          ))}
        </Cluster>
      )}
    </section>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
