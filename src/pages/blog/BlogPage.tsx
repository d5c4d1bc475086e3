import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { blogPage } from '#src/content/blogPage.ts';
import { articleSummaries } from '#src/content/articleSummaries.ts';
import { loadSiteSearch } from '#src/content/siteSearch.ts';
import { countCategories, filterArticles } from '#src/domain/articles.ts';
import { ArticleSearch } from '#src/sections/articles/ArticleSearch.tsx';
import { CategoryLinks } from '#src/sections/articles/CategoryLinks.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { BlogFront } from './BlogFront.tsx';
import styles from './BlogPage.module.css';
import { FoundArticles, FoundOnSite, type BlogResults } from './BlogResults.tsx';
import { articlesHeading, queryOf } from './blogQuery.ts';

/**
 * What the address asks for, found before the page shows; null for /blog itself. The words of the whole site are fetched
 * for a search alone.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<BlogResults | null> {
  const query = queryOf(new URL(request.url).searchParams);
  if (query?.kind === 'articles') {
    const articles = filterArticles(articleSummaries, query);
    return { ...query, articles, heading: articlesHeading(query, articles) };
  }
  if (query?.kind === 'search') {
    const result = (await loadSiteSearch())(query.search);
    return { ...query, result, heading: result.heading };
  }
  return null;
}

/** /blog: the front with its stories, or what was asked for. */
export function Component() {
  const { pathname } = useLocation();
  const found = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta
        title={found?.heading ?? blogPage.title}
        description={blogPage.description}
        noindex={found !== null}
      />
      <PageHead wall="cream" pathname={pathname} className={styles.pageHead}>
        <div className={styles.head}>
          <h1>{blogPage.heading}</h1>
          <ArticleSearch
            label={blogPage.searchLabel}
            example={blogPage.searchExample}
            action={paths.blog}
            value={found?.kind === 'search' ? found.search : ''}
          />
        </div>
        <CategoryLinks label={blogPage.topicsLabel} links={topicLinks(found)} />
        {/* Here from the start, so that it is read out when a search fills it. */}
        <p role="status" className="visually-hidden">
          {found?.heading}
        </p>
      </PageHead>
      {!found && <BlogFront />}
      {found?.kind === 'articles' && <FoundArticles {...found} />}
      {found?.kind === 'search' && <FoundOnSite {...found} />}
    </>
  );
}

function topicLinks(found: BlogResults | null) {
  const chosen = found?.kind === 'articles' ? found.category.toLowerCase() : undefined;
  const topics = countCategories(articleSummaries).map(({ name }) => ({
    label: name,
    href: paths.blogBy('category', name),
    current: chosen === name.toLowerCase(),
  }));
  return [{ label: blogPage.allTopics, href: paths.blog, current: !found }, ...topics];
}
