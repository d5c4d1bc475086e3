import { Avatar } from '#src/components/Avatar.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { PostSummary } from '#src/domain/posts.ts';
import { PageHead } from '#src/sections/PageHead.tsx';
import styles from './ArticleHead.module.css';
import { PostDate } from './PostMeta.tsx';

interface ArticleHeadProps {
  post: PostSummary;
  pathname: string;
  /** Minutes that reading takes. */
  minutes: number;
}

/** Title and author, and the picture that runs off the right edge. */
export function ArticleHead({ post, pathname, minutes }: ArticleHeadProps) {
  return (
    <PageHead
      wall="cream"
      pathname={pathname}
      current={post.shortTitle}
      className={styles.head}
      scenery={
        <div className={styles.picture} data-focus={post.focus}>
          <PictureImage picture={post.picture} first />
        </div>
      }
    >
      <div className={styles.words}>
        <h1>{post.title}</h1>
        <div className={styles.by}>
          <Avatar src={post.author.picture} className={styles.face} />
          <p>
            {post.author.name}
            <small>
              <PostDate date={post.date} />, {minutes} {minutes === 1 ? 'minute' : 'minutes'} to
              read
            </small>
          </p>
        </div>
      </div>
    </PageHead>
  );
}
