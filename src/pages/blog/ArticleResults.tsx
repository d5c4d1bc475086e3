import { Link } from 'react-router-dom';
import { allArticles } from '#content/pages/blog.ts';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { paths } from '#src/config/paths.ts';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import { ArticleCard } from '#src/sections/articles/ArticleCard.tsx';
import styles from './ArticleResults.module.css';

interface ArticleResultsProps {
  heading: string;
  articles: readonly ArticleSummary[];
}

/** The articles of a category or tag, newest first. */
export function ArticleResults({ heading, articles }: ArticleResultsProps) {
  return (
    <Section ground="page" space="close">
      <div className="wrap">
        <Cluster gap={2} align="baseline" justify="between" className={styles.head}>
          <SectionTitle>{heading}</SectionTitle>
          <Link to={paths.blog} className="tall-link">
            {allArticles}
          </Link>
        </Cluster>
        <ul className={styles.list}>
          {articles.map((article) => (
            <ArticleCard key={article.id} as="li" heading="h3" article={article}>
              <p className={`soft ${styles.subtitle}`}>{article.subtitle}</p>
            </ArticleCard>
          ))}
        </ul>
      </div>
    </Section>
  );
}
