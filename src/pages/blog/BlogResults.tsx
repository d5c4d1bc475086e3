import { bookingHref, paths } from '#src/config/paths.ts';
import * as blogPage from '#content/pages/blog.ts';
import { brand } from '#content/brand.ts';
import { EmergencyNow } from '#src/pages/shared/emergency/EmergencyNow.tsx';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import type { ArticleFilter } from './blogQuery.ts';
import { NoArticles } from './NoArticles.tsx';
import { ArticleResults } from './ArticleResults.tsx';
import { SearchResults } from '#src/features/search/SearchResults.tsx';
import type { SearchResult } from '#src/features/search/siteSearch.ts';

interface FilteredArticlesData extends ArticleFilter {
  kind: 'articles';
  articles: readonly ArticleSummary[];
  heading: string;
}

interface SiteSearchResultsData {
  kind: 'search';
  search: string;
  result: SearchResult;
  heading: string;
}

export type BlogResults = FilteredArticlesData | SiteSearchResultsData;

const all = { label: blogPage.allArticles, href: paths.blog };

/** The articles of a category or tag. */
export function FilteredArticles({ articles, heading }: FilteredArticlesData) {
  if (articles.length === 0) return <NoResults heading={heading} />;
  return <ArticleResults heading={heading} articles={articles} hrefOf={paths.article} all={all} />;
}

/** The results of a search of the whole site. */
export function SiteSearchResults({ result }: SiteSearchResultsData) {
  if (result.count === 0) return <NoResults heading={result.heading} />;
  return <SearchResults result={result} phone={brand.phone} all={all} />;
}

function NoResults({ heading }: { heading: string }) {
  return (
    <NoArticles
      {...blogPage.noResults}
      heading={heading}
      bookingHref={bookingHref}
      phone={brand.phone}
      emergency={<EmergencyNow />}
      all={all}
    />
  );
}
