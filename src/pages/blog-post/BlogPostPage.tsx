import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { bookingHref, paths } from '#src/config/paths.ts';
import { blogPage } from '#src/content/blog.ts';
import { blogPostPage } from '#src/content/blogPost.ts';
import { brand } from '#src/content/brand.ts';
import { loadPost } from '#src/content/posts.ts';
import { postSummaries } from '#src/content/postSummaries.ts';
import { vets } from '#src/content/vets.ts';
import { countCategories, newestFirst, readingMinutes, type Post } from '#src/domain/posts.ts';
import { ArticleBody } from '#src/sections/blog/ArticleBody.tsx';
import { ArticleHead } from '#src/sections/blog/ArticleHead.tsx';
import { ArticleSearch } from '#src/sections/blog/ArticleSearch.tsx';
import { PostAside } from '#src/sections/blog/PostAside.tsx';
import { PostComments } from '#src/sections/blog/PostComments.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { SampleFormBand } from '#src/sections/SampleFormBand.tsx';
import styles from './BlogPostPage.module.css';
import { UnknownPost } from './UnknownPost.tsx';

/** The article of the address, with its text at hand before the page shows; null where there is none. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Post | null> {
  return loadPost(params.blogId ?? '');
}

/** /blog/{id}: an article, what readers said, and the ways on. */
export function Component() {
  const { pathname } = useLocation();
  const post = useLoaderData<typeof loader>();
  if (!post) return <UnknownPost pathname={pathname} />;
  return (
    <>
      <PageMeta title={post.title} description={post.subtitle} />
      <ArticleHead
        post={post}
        pathname={pathname}
        minutes={readingMinutes(post)}
        phone={brand.phone}
      />
      <div className={styles.ground}>
        <div className={`wrap ${styles.grid}`}>
          <article className={styles.article} aria-label={post.title}>
            <ArticleBody {...post} phone={brand.phone} />
            <PostComments comments={post.comments} />
          </article>
          <div className={styles.aside}>
            <PostAside
              search={
                <ArticleSearch
                  label={blogPage.searchLabel}
                  example={blogPage.searchExample}
                  action={paths.blog}
                />
              }
              recent={{ heading: blogPostPage.recentHeading, posts: recentBut(post.id) }}
              categories={{
                heading: blogPostPage.categoriesHeading,
                items: countCategories(postSummaries),
              }}
              tags={{ heading: blogPostPage.tagsHeading, items: post.tags }}
              hrefOf={paths.blogPost}
              hrefBy={paths.blogBy}
            />
          </div>
        </div>
      </div>
      <SampleFormBand
        {...blogPostPage.form}
        heading={post.formTitle}
        figure={vets.find(({ name }) => name === post.author.name)?.figure}
        bookingHref={bookingHref}
        phone={brand.phone}
      />
    </>
  );
}

/** The three newest articles besides the one at hand. */
function recentBut(id: string) {
  return newestFirst(postSummaries)
    .filter((post) => post.id !== id)
    .slice(0, 3);
}
