import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { PostSummary } from '#src/domain/posts.ts';
import styles from './PostResults.module.css';
import { PostMeta } from './PostMeta.tsx';

interface PostResultsProps {
  heading: string;
  posts: readonly PostSummary[];
  hrefOf: (id: string) => string;
  /** Back to all articles. */
  all: { label: string; href: string };
}

/** What was asked for, newest first: small picture, title, what it is about. */
export function PostResults({ heading, posts, hrefOf, all }: PostResultsProps) {
  return (
    <section className={styles.section} aria-labelledby="found">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="found">{heading}</h2>
          <Link to={all.href} className={styles.all}>
            {all.label}
          </Link>
        </div>
        <ul className={styles.list}>
          {posts.map((post) => (
            <li key={post.id}>
              <div className={styles.picture} data-focus={post.focus}>
                <PictureImage picture={{ ...post.picture, alt: '' }} />
              </div>
              <div>
                <PostMeta {...post} />
                <h3>
                  <Link to={hrefOf(post.id)}>{post.title}</Link>
                </h3>
                <p>{post.subtitle}</p>
              </div>
              <ArrowRight aria-hidden strokeWidth={1.5} className={styles.arrow} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
