import { Avatar } from '#src/components/pictures/Avatar.tsx';
import type { ReactNode } from 'react';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { ArticleTitle } from '#src/sections/articles/ArticleTitle.tsx';
import * as messages from '#src/sections/articles/messages.tsx';
import styles from './ArticleHead.module.css';
import { ArticleDate } from '#src/sections/articles/ArticleMeta.tsx';

interface ArticleHeadProps {
  article: ArticleSummary;
  pathname: string;
  /** Reading time in minutes. */
  minutes: number;
  /** Where to go now: shown where the article is about an emergency. */
  advice: ReactNode;
}

/** The head of an article: title, author, reading time, and a picture that runs to the screen's right edge. */
export function ArticleHead({ article, pathname, minutes, advice }: ArticleHeadProps) {
  return (
    <PageHead
      ground="page"
      pathname={pathname}
      current={article.shortTitle}
      className={styles.head}
      scenery={<CroppedPicture picture={article.picture} eager className={styles.picture} />}
    >
      <div className={styles.words}>
        <h1>
          <ArticleTitle {...article} />
        </h1>
        {article.urgent && <div className="above-7">{advice}</div>}
        <Row gap={4} className={`strong ${styles.by}`}>
          <Avatar src={article.author.picture} />
          <p>
            <span>{article.author.name}</span>
            <small className="small">
              <ArticleDate date={article.date} />
              <span>{messages.minutesToRead(minutes)}</span>
            </small>
          </p>
        </Row>
      </div>
    </PageHead>
  );
}
