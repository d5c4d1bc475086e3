import * as blogPage from '#content/pages/blog.ts';
import { ArticleSearch } from '#src/pages/shared/ArticleSearch.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { type PageAddress, useLoaded } from '#src/platform/shownPage.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { BlogFront } from './BlogFront.tsx';
import { articlesHeading, type BlogQuery, filterArticles, queryOf } from './blogQuery.ts';
import { BlogResults, type BlogResultsProps } from './BlogResults.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import styles from './BlogPage.module.css';

interface LoadedResults extends BlogResultsProps {
  query: BlogQuery;
}

/** The results of the address's query; null without one. Only a search fetches the index. */
export async function loader({ search }: PageAddress): Promise<LoadedResults | null> {
  const query = queryOf(new URLSearchParams(search));
  if (query?.kind === 'articles') {
    const found = filterArticles(query);
    return { query, found, heading: articlesHeading(query, found) };
  }
  if (query?.kind === 'search') {
    const { searchSite } = await import('#src/business/siteIndex.ts');
    const found = searchSite(query.search);
    return { query, found, heading: found.heading };
  }
  return null;
}

/** /blog: all articles, or the results of a search, category or tag. */
export function BlogPage() {
  const results = useLoaded<typeof loader>();
  const query = results?.query;
  return (
    <>
      <PageMeta
        title={results?.heading ?? blogPage.head.title}
        description={blogPage.head.description}
        noindex={results !== null}
      />
      <PageHead className={styles.pageHead}>
        <div className={styles.head}>
          <h1>{blogPage.heading}</h1>
          <ArticleSearch value={query?.kind === 'search' ? query.search : ''} />
        </div>
        <CategoryLinks query={query} />
        {/* Mounted from the start, so that screen readers announce changed results. */}
        <p role="status" className="visually-hidden">
          {results?.heading}
        </p>
      </PageHead>
      {results ? <BlogResults heading={results.heading} found={results.found} /> : <BlogFront />}
    </>
  );
}
