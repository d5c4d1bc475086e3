import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { PostSummary } from '#src/domain/posts.ts';
import styles from './PostIndex.module.css';
import { PostDate } from './PostMeta.tsx';

interface PostIndexProps {
  heading: string;
  posts: readonly PostSummary[];
  hrefOf: (id: string) => string;
}

/** Articles by date, in type alone. */
export function PostIndex({ heading, posts, hrefOf }: PostIndexProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={`wrap ${styles.grid}`}>
        <h2 id={id}>{heading}</h2>
        <ul className={styles.list}>
          {posts.map((post) => (
            <li key={post.id}>
              <h3>
                <Link to={hrefOf(post.id)}>{post.title}</Link>
              </h3>
              <PostDate date={post.date} className={styles.date} />
              <span className={styles.category}>{post.category}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
