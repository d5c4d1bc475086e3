import { brand } from '#content/brand.ts';
import { allArticles } from '#content/pages/blog.ts';
import { paths } from '#src/config/paths.ts';
import type { SearchResult } from '#src/features/search/createSearch.ts';
import { SearchResults } from '#src/features/search/SearchResults.tsx';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import { ArticleResults } from './ArticleResults.tsx';
import type { BlogQuery } from './blogQuery.ts';
import { NoArticles } from './NoArticles.tsx';

/** The results of a query of /blog: articles of a category or tag, or everything that a search of the site found. */
export interface BlogResultsProps {
  query: BlogQuery;
  heading: string;
  found: readonly ArticleSummary[] | SearchResult;
}

export function BlogResults({ heading, found }: BlogResultsProps) {
  const isSearch = 'groups' in found;
  if (isSearch ? found.count === 0 : found.length === 0) return <NoArticles heading={heading} />;
  if (!isSearch) return <ArticleResults heading={heading} articles={found} />;
  return (
    <SearchResults
      result={found}
      phone={brand.phone}
      all={{ label: allArticles, href: paths.blog }}
    />
  );
}
