import { useId } from 'react';
import { comments as commentsByArticle } from '#content/articles/comments.ts';
import * as articlePage from '#content/pages/article.ts';
import { authorOf, type LoadedArticle } from '#src/business/articles.ts';
import { Row, Stack } from '#src/components/layout/Stack.tsx';
import { Avatar } from '#src/components/pictures/Avatar.tsx';
import { textComponents } from '#src/pages/shared/textComponents.tsx';
import { useLoaded } from '#src/platform/shownPage.ts';
import type { ArticleComment } from '#src/sections/articles/article.ts';
import { ArticleDate } from '#src/sections/articles/ArticleMeta.tsx';
import { Prose } from '#src/sections/articles/Prose.tsx';
import styles from './ArticlePage.module.css';

export function ArticleText() {
  const { id, title, Text } = useLoaded<() => Promise<LoadedArticle>>();
  const shown = commentsOn(id);
  return (
    <article className={styles.article} aria-label={title}>
      <Prose Text={Text} components={textComponents} />
      {shown.length > 0 && <ArticleComments comments={shown} />}
    </article>
  );
}

function commentsOn(id: string): ArticleComment[] {
  return (commentsByArticle[id] ?? []).map(({ date, text, reply, ...by }) => ({
    date,
    text,
    reply,
    author: 'vet' in by ? authorOf(by.vet) : by,
  }));
}

interface ArticleCommentsProps {
  comments: readonly ArticleComment[];
}

function ArticleComments({ comments }: ArticleCommentsProps) {
  const id = useId();
  return (
    <section className={`screen-only ${styles.comments}`} aria-labelledby={id}>
      <h2 id={id} className="title">
        {articlePage.comments(comments.length)}
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
