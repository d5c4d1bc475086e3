import { Link } from 'react-router-dom';
import { Avatar } from '#src/components/Avatar.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { PostSummary } from '#src/domain/posts.ts';
import styles from './BlogLead.module.css';
import { PostMeta } from './PostMeta.tsx';

interface BlogLeadProps {
  /** Its picture melts into the section where its ground is the panel's forest. */
  post: PostSummary;
  href: string;
}

/** The article the blog opens with: forest from edge to edge, its picture out of the right one. */
export function BlogLead({ post, href }: BlogLeadProps) {
  return (
    <article className={styles.lead}>
      <div className={`wrap ${styles.words}`}>
        <PostMeta {...post} />
        <h2 className="xl">
          <Link to={href}>{post.title}</Link>
        </h2>
        <p className={`lead ${styles.text}`}>{post.subtitle}</p>
        <p className={styles.author}>
          <Avatar src={post.author.picture} />
          {post.author.name}
        </p>
      </div>
      <PictureImage picture={post.picture} first className={styles.picture} />
    </article>
  );
}
