import { Link } from 'react-router-dom';
import { CroppedPicture } from '#src/components/CroppedPicture.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import type { ArticleSummary } from '#src/domain/articles.ts';
import { ArticleTitle } from './ArticleTitle.tsx';
import styles from './ArticleResults.module.css';
import { ArticleMeta } from './ArticleMeta.tsx';

interface ArticleResultsProps {
  heading: string;
  articles: readonly ArticleSummary[];
  hrefOf: (id: string) => string;
  /** The link back to all articles. */
  all?: { label: string; href: string };
}

/** The articles of a category or tag, newest first. */
export function ArticleResults({ heading, articles, hrefOf, all }: ArticleResultsProps) {
  return (
    <Section ground="page" space="close">
      <div className="wrap">
        <div className={styles.head}>
          <SectionTitle>{heading}</SectionTitle>
          {all && (
            <Link to={all.href} className="tall-link">
              {all.label}
            </Link>
          )}
        </div>
        <ul className={styles.list}>
          {articles.map((article) => (
            <li key={article.id}>
              <CroppedPicture
                picture={{ ...article.picture, alt: '' }}
                className={styles.picture}
              />
              <div>
                <ArticleMeta {...article} />
                <h3>
                  <Link to={hrefOf(article.id)} className="cover-link">
                    <ArticleTitle {...article} />
                  </Link>
                </h3>
                <p>{article.subtitle}</p>
              </div>
              <Icon icon="ArrowRight" className={styles.arrow} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
