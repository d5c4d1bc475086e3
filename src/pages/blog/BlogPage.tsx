import { useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { type PageAddress, useLoaded } from '#src/platform/shownPage.ts';
import * as blogPage from '#content/pages/blog.ts';
import { ArticleSearch } from '#src/sections/articles/ArticleSearch.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { countCategories } from '#src/pages/shared/articles.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { BlogFront } from './BlogFront.tsx';
import styles from './BlogPage.module.css';
import { FilteredArticles, SiteSearchResults, type BlogResults } from './BlogResults.tsx';
import { articlesHeading, filterArticles, queryOf } from './blogQuery.ts';

/**
 * The results for the address's query, before the page renders; null without a query. The search index is fetched only
 * for a search.
 */
export async function loader({ search }: PageAddress): Promise<BlogResults | null> {
  const query = queryOf(new URLSearchParams(search));
  if (query?.kind === 'articles') {
    const articles = filterArticles(query);
    return { ...query, articles, heading: articlesHeading(query, articles) };
  }
  if (query?.kind === 'search') {
    const { siteSearch } = await import('#src/pages/shared/siteSearch.ts');
    const result = siteSearch(query.search);
    return { ...query, result, heading: result.heading };
  }
  return null;
}

/** /blog: all articles, or the results of a search, category or tag. */
export function Component() {
  const { pathname } = useLocation();
  const results = useLoaded<typeof loader>();
  return (
    <>
      <PageMeta
        title={results?.heading ?? blogPage.head.title}
        description={blogPage.head.description}
        noindex={results !== null}
      />
      <PageHead ground="page" pathname={pathname} className={styles.pageHead}>
        <div className={styles.head}>
          <h1>{blogPage.heading}</h1>
          <ArticleSearch
            label={blogPage.searchLabel}
            example={blogPage.searchExample}
            action={paths.blog}
            value={results?.kind === 'search' ? results.search : ''}
          />
        </div>
        <CategoryLinks label={blogPage.categoriesLabel} links={categoryLinks(results)} />
        {/* Rendered from the start, so that screen readers announce it when a search changes it. */}
        <p role="status" className="visually-hidden">
          {results?.heading}
        </p>
      </PageHead>
      {!results && <BlogFront />}
      {results?.kind === 'articles' && <FilteredArticles {...results} />}
      {results?.kind === 'search' && <SiteSearchResults {...results} />}
    </>
  );
}

function categoryLinks(results: BlogResults | null) {
  const chosen = results?.kind === 'articles' ? results.category.toLowerCase() : undefined;
  const categories = countCategories().map(({ name }) => ({
    label: name,
    href: paths.blogBy('category', name),
    current: chosen === name.toLowerCase(),
  }));
  return [{ label: blogPage.allCategories, href: paths.blog, current: !results }, ...categories];
}
