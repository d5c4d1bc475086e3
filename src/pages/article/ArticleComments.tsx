import { useId } from 'react';
import { Row, Stack } from '#src/components/layout/Stack.tsx';
import { Avatar } from '#src/components/pictures/Avatar.tsx';
import type { ArticleComment } from '#src/sections/articles/article.ts';
import { ArticleDate } from '#src/sections/articles/ArticleMeta.tsx';
import * as messages from './messages.tsx';
import styles from './ArticleComments.module.css';

interface ArticleCommentsProps {
  comments: readonly ArticleComment[];
}

export function ArticleComments({ comments }: ArticleCommentsProps) {
  const id = useId();
  return (
    <section className={`screen-only ${styles.comments}`} aria-labelledby={id}>
      <h2 id={id} className="title">
        {messages.comments(comments.length)}
      </h2>
      <Stack as="ol" gap={8} className={styles.list}>
        {comments.map(({ author, date, text, reply }) => (
          <Row as="li" key={text} gap={4} align="start" data-reply={reply}>
            <Avatar src={author.picture} className={styles.face} />
            <div>
              <p>
                <b>{author.name}</b> <ArticleDate date={date} className="small" />
              </p>
              <p>{text}</p>
            </div>
          </Row>
        ))}
      </Stack>
    </section>
  );
}
