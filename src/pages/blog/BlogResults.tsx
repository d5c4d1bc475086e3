import { bookingHref, paths } from '#src/config/paths.ts';
import { blogPage } from '#src/content/blogPage.ts';
import { brand } from '#src/content/brand.ts';
import type { ArticleFilter, ArticleSummary } from '#src/domain/articles.ts';
import type { SearchResult } from '#src/domain/siteSearch.ts';
import { NoArticles } from '#src/sections/articles/NoArticles.tsx';
import { ArticleResults } from '#src/sections/articles/ArticleResults.tsx';
import { SearchResults } from '#src/features/search/SearchResults.tsx';

interface FoundArticlesData extends ArticleFilter {
  kind: 'articles';
  articles: readonly ArticleSummary[];
  heading: string;
}

interface FoundOnSiteData {
  kind: 'search';
  search: string;
  result: SearchResult;
  heading: string;
}

export type BlogResults = FoundArticlesData | FoundOnSiteData;

const all = { label: blogPage.allArticles, href: paths.blog };

/** The articles of a category or with a tag. */
export function FoundArticles({ articles, heading }: FoundArticlesData) {
  if (articles.length === 0) return <Nothing heading={heading} />;
  return <ArticleResults heading={heading} articles={articles} hrefOf={paths.article} all={all} />;
}

/** What a search of the whole site found. */
export function FoundOnSite({ search, result, heading }: FoundOnSiteData) {
  if (result.count === 0) return <Nothing heading={heading} />;
  return (
    <SearchResults heading={heading} query={search} result={result} phone={brand.phone} all={all} />
  );
}

function Nothing({ heading }: { heading: string }) {
  return (
    <NoArticles
      {...blogPage.nothing}
      heading={heading}
      bookingHref={bookingHref}
      phone={brand.phone}
      all={all}
    />
  );
}
