import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { ArticleSummary } from '#src/domain/articles.ts';
import styles from './ArticleResults.module.css';
import { ArticleMeta } from './ArticleMeta.tsx';

interface ArticleResultsProps {
  heading: string;
  articles: readonly ArticleSummary[];
  hrefOf: (id: string) => string;
  /** The link back to all articles. */
  all: { label: string; href: string };
}

/** The articles of a category or tag, newest first. */
export function ArticleResults({ heading, articles, hrefOf, all }: ArticleResultsProps) {
  return (
    <section className={styles.section} aria-labelledby="found">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="found">{heading}</h2>
          <Link to={all.href} className={styles.all}>
            {all.label}
          </Link>
        </div>
        <ul className={styles.list}>
          {articles.map((article) => (
            <li key={article.id}>
              <div className={styles.picture} data-focus={article.focus}>
                <PictureImage picture={{ ...article.picture, alt: '' }} />
              </div>
              <div>
                <ArticleMeta {...article} />
                <h3>
                  <Link to={hrefOf(article.id)}>{article.title}</Link>
                </h3>
                <p>{article.subtitle}</p>
              </div>
              <ArrowRight aria-hidden strokeWidth={1.5} className={styles.arrow} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
