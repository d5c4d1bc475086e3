import { Link } from 'react-router-dom';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { PostSummary } from '#src/domain/posts.ts';
import styles from './PostMosaic.module.css';
import { PostMeta } from './PostMeta.tsx';

interface PostMosaicProps {
  tall: PostSummary;
  small: readonly PostSummary[];
  hrefOf: (id: string) => string;
}

/** One article with a large picture, and a few beside it; the ends align. */
export function PostMosaic({ tall, small, hrefOf }: PostMosaicProps) {
  return (
    <div className={styles.section}>
      <div className={`wrap ${styles.grid}`}>
        <article className={styles.tall}>
          <PostPicture post={tall} />
          <PostMeta {...tall} />
          <h2>
            <Link to={hrefOf(tall.id)}>{tall.title}</Link>
          </h2>
          <p className={`lead ${styles.subtitle}`}>{tall.subtitle}</p>
          <p className="small">By {tall.author.name}</p>
        </article>
        <div className={styles.beside}>
          {small.map((post) => (
            <article key={post.id} className={styles.small}>
              <PostPicture post={post} />
              <div>
                <PostMeta {...post} />
                <h2>
                  <Link to={hrefOf(post.id)}>{post.title}</Link>
                </h2>
                <p className="small">By {post.author.name}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </div>
  );
}

function PostPicture({ post: { picture, focus } }: { post: PostSummary }) {
  return (
    <div className={styles.picture} data-focus={focus}>
      <PictureImage picture={picture} />
    </div>
  );
}
