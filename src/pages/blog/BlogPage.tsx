import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { bookingHref, paths } from '#src/config/paths.ts';
import { blogPage } from '#src/content/blog.ts';
import { brand } from '#src/content/brand.ts';
import { loadPosts } from '#src/content/posts.ts';
import { postSummaries } from '#src/content/postSummaries.ts';
import { countCategories, findPosts, type PostQuery, type PostSummary } from '#src/domain/posts.ts';
import { ArticleSearch } from '#src/sections/blog/ArticleSearch.tsx';
import { NoPosts } from '#src/sections/blog/NoPosts.tsx';
import { PostResults } from '#src/sections/blog/PostResults.tsx';
import { TopicLinks } from '#src/sections/blog/TopicLinks.tsx';
import { PageHead } from '#src/sections/PageHead.tsx';
import { PageMeta } from '#src/sections/PageMeta.tsx';
import { BlogFront } from './BlogFront.tsx';
import styles from './BlogPage.module.css';
import { foundHeading, nothingHeading, queryOf } from './query.ts';

interface Found {
  query: PostQuery;
  posts: readonly PostSummary[];
}

/** What the address asks for, found before the page shows; null for /blog itself. Texts are fetched for a search alone. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Found | null> {
  const query = queryOf(new URL(request.url).searchParams);
  if (!query) return null;
  const posts: readonly PostSummary[] = query.search ? await loadPosts() : postSummaries;
  return { query, posts: findPosts(posts, query) };
}

const all = { label: blogPage.allArticles, href: paths.blog };

/** /blog: the front with its stories, or what was searched for. */
export function Component() {
  const { pathname } = useLocation();
  const found = useLoaderData<typeof loader>();
  const heading = found && (found.posts.length > 0 ? foundHeading(found) : nothingHeading(found));
  return (
    <>
      <PageMeta
        title={heading ?? blogPage.title}
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
            value={found?.query.search}
          />
        </div>
        <TopicLinks label={blogPage.topicsLabel} links={topicLinks(found?.query)} />
        {/* Here from the start, so that it is read out when a search fills it. */}
        <p role="status" className="visually-hidden">
          {heading}
        </p>
      </PageHead>
      {!found && <BlogFront />}
      {found && heading && (
        <>
          {found.posts.length > 0 ? (
            <PostResults heading={heading} posts={found.posts} hrefOf={paths.blogPost} all={all} />
          ) : (
            <NoPosts
              {...blogPage.nothing}
              heading={heading}
              bookingHref={bookingHref}
              phone={brand.phone}
              all={all}
            />
          )}
        </>
      )}
    </>
  );
}

function topicLinks(query?: PostQuery) {
  const topics = countCategories(postSummaries).map(({ name }) => ({
    label: name,
    href: paths.blogBy('category', name),
    current: query?.category.toLowerCase() === name.toLowerCase(),
  }));
  return [{ label: blogPage.allTopics, href: paths.blog, current: !query }, ...topics];
}
