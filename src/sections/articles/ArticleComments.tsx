import { useId } from 'react';
import { Avatar } from '#src/components/Avatar.tsx';
import { Stack } from '#src/components/Stack.tsx';
import type { ArticleComment } from '#src/domain/articles.ts';
import styles from './ArticleComments.module.css';
import { ArticleDate } from './ArticleMeta.tsx';

/** The comments of readers, and the vet's replies indented. A fixed list of samples; nobody can add to it. */
export function ArticleComments({ comments }: { comments: readonly ArticleComment[] }) {
  const id = useId();
  return (
    <section className={styles.comments} aria-labelledby={id}>
      <h2 id={id}>
        {comments.length} {comments.length === 1 ? 'comment' : 'comments'}
      </h2>
      <p className={`small ${styles.sample}`}>Sample comments, to show where real ones would go.</p>
      <Stack as="ol" gap={7} className={styles.list}>
        {comments.map(({ author, date, text, reply }) => (
          <li key={text} data-reply={reply}>
            <Avatar src={author.picture} className={styles.face} />
            <div>
              <p>
                <b>{author.name}</b> <ArticleDate date={date} className={styles.date} />
              </p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Stack>
    </section>
  );
}
