import { Link } from 'react-router-dom';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { paths } from '#src/config/paths.ts';
import { blogPage } from '#src/content/blog.ts';
import { blogPostPage } from '#src/content/blogPost.ts';
import { postSummaries } from '#src/content/postSummaries.ts';
import { newestFirst } from '#src/domain/posts.ts';
import { PageHead } from '#src/sections/PageHead.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { PostIndex } from '#src/sections/blog/PostIndex.tsx';
import styles from './UnknownPost.module.css';

/** No article has this id: says so, and shows those there are. */
export function UnknownPost({ pathname }: { pathname: string }) {
  const { title, text, picture } = blogPostPage.unknown;
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHead wall="cream" pathname={pathname} current="Not found" className={styles.head}>
        <div className={styles.words}>
          <div>
            <h1>{title}</h1>
            <p className={`lead ${styles.text}`}>{text}</p>
            <Link to={paths.blog} className={styles.all}>
              {blogPage.allArticles}
            </Link>
          </div>
          <PictureImage picture={picture} first className={styles.picture} />
        </div>
      </PageHead>
      <PostIndex
        heading="Every article"
        posts={newestFirst(postSummaries)}
        hrefOf={paths.blogPost}
      />
    </>
  );
}
