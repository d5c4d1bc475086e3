import { brand } from '#content/brand.ts';
import { allArticles, cannotFindIt } from '#content/pages/blog.ts';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { CallLabel } from '#src/components/PhoneNumber.tsx';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import type { SearchResult } from '#src/features/search/createSearch.ts';
import { SearchHits } from '#src/features/search/SearchHits.tsx';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import { ArticleCard } from '#src/sections/articles/ArticleCard.tsx';
import { NoArticles } from './NoArticles.tsx';
import styles from './BlogResults.module.css';

export interface BlogResultsProps {
  heading: string;
  /** A category's or tag's articles, or the site search's hits. */
  found: readonly ArticleSummary[] | SearchResult;
}

export function BlogResults({ heading, found }: BlogResultsProps) {
  const isSearch = 'groups' in found;
  if (isSearch ? found.count === 0 : found.length === 0) return <NoArticles heading={heading} />;
  return (
    <Section ground="page" space="close">
      <div className="wrap">
        <Cluster gap={8} align="baseline" justify="between" className={styles.head}>
          <SectionTitle className="breaks">{heading}</SectionTitle>
          <StandaloneLink href={paths.blog}>{allArticles}</StandaloneLink>
        </Cluster>
        {isSearch ? <Hits {...found} /> : <Articles articles={found} />}
      </div>
    </Section>
  );
}

function Articles({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ul className={styles.list} data-lines>
      {articles.map((article) => (
        <ArticleCard key={article.id} as="li" heading="h3" article={article}>
          <p className={`soft ${styles.subtitle}`}>{article.subtitle}</p>
        </ArticleCard>
      ))}
    </ul>
  );
}

function Hits({ groups }: SearchResult) {
  return (
    <>
      <SearchHits groups={groups} heading="h3" />
      <p className={styles.foot}>
        {cannotFindIt}{' '}
        <StandaloneLink href={brand.phone.href}>
          <CallLabel {...brand.phone} />
        </StandaloneLink>
      </p>
    </>
  );
}
