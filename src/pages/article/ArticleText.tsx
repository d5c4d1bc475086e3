import { comments } from '#content/articles/comments.ts';
import { textComponents } from '#src/pages/shared/textComponents.tsx';
import { useLoaded } from '#src/platform/shownPage.ts';
import { authorOf, type LoadedArticle } from '#src/records/articles.ts';
import type { ArticleComment } from '#src/sections/articles/article.ts';
import { Prose } from '#src/sections/articles/Prose.tsx';
import { ArticleComments } from './ArticleComments.tsx';
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

/** The comments under an article, with their authors. */
function commentsOn(id: string): ArticleComment[] {
  return (comments[id] ?? []).map(({ date, text, reply, ...by }) => ({
    date,
    text,
    reply,
    author: 'vet' in by ? authorOf(by.vet) : by,
  }));
}
