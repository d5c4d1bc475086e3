import { CardLink } from '#src/components/Card.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { TitleLines } from '#src/components/TitleLines.tsx';
import { paths } from '#src/config/paths.ts';
import type { ArticleSummary } from './article.ts';
import { ArticleDate } from './ArticleMeta.tsx';
import styles from './ArticleIndex.module.css';

interface ArticleIndexProps {
  heading: string;
  articles: readonly ArticleSummary[];
}

/** A list of articles without pictures: title, date and category. */
export function ArticleIndex({ heading, articles }: ArticleIndexProps) {
  return (
    <Section ground="page">
      <Grid wrap gap={6}>
        <SectionTitle className={styles.heading} data-columns="1-4">
          {heading}
        </SectionTitle>
        <ul className={styles.list} data-columns="5-12">
          {articles.map((article) => (
            <li key={article.id}>
              <h3>
                <CardLink quiet href={paths.article(article.id)}>
                  <TitleLines {...article} />
                </CardLink>
              </h3>
              <ArticleDate date={article.date} />
              <span>{article.category}</span>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
