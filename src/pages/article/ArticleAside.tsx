import { type ReactNode, useId } from 'react';
import * as articlePage from '#content/pages/article.ts';
import { articles, countCategories } from '#src/business/articles.ts';
import { CardLink } from '#src/components/Card.tsx';
import { Cluster, Row, Stack } from '#src/components/layout/Stack.tsx';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import { ArticleSearch } from '#src/pages/shared/ArticleSearch.tsx';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import { ArticleCard } from '#src/sections/articles/ArticleCard.tsx';
import styles from './ArticleAside.module.css';

/** Search, recent articles, categories and tags beside an article. */
export function ArticleAside({ article }: { article: ArticleSummary }) {
  const others = articles.filter(({ id }) => id !== article.id);
  // A tag of this article alone leads nowhere else.
  const tags = article.tags.filter((tag) => others.some((other) => other.tags.includes(tag)));
  return (
    <aside className={styles.aside} aria-label={articlePage.asideLabel}>
      <ArticleSearch />
      {others.length > 0 && (
        <AsideSection heading={articlePage.recentHeading}>
          <Stack as="ul" gap={4} className={styles.recent}>
            {others.slice(0, 3).map((other) => (
              <ArticleCard key={other.id} as="li" heading="h3" article={other} />
            ))}
          </Stack>
        </AsideSection>
      )}
      <AsideSection heading={articlePage.categoriesHeading}>
        <ul className={styles.categories}>
          {countCategories().map(({ name, count }) => (
            <Row as="li" key={name} justify="between">
              <CardLink quiet href={paths.blogBy('category', name)}>
                {name}
              </CardLink>
              <span>
                <span>{count}</span>{' '}
                <span className="visually-hidden">{articlePage.articles(count)}</span>
              </span>
            </Row>
          ))}
        </ul>
      </AsideSection>
      {tags.length > 0 && (
        <AsideSection heading={articlePage.tagsHeading}>
          <Cluster as="ul" gap={4}>
            {tags.map((tag) => (
              <li key={tag}>
                <StandaloneLink href={paths.blogBy('tag', tag)}>{tag}</StandaloneLink>
              </li>
            ))}
          </Cluster>
        </AsideSection>
      )}
    </aside>
  );
}

function AsideSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
