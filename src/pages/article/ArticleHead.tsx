import { minutesToRead } from '#content/pages/article.ts';
import { EmergencyNumbers } from '#src/business/emergency/EmergencyNumbers.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import { Avatar } from '#src/components/pictures/Avatar.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import { TitleLines } from '#src/components/TitleLines.tsx';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import { ArticleDate } from '#src/sections/articles/ArticleMeta.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import styles from './ArticleHead.module.css';

export function ArticleHead({ article, minutes }: { article: ArticleSummary; minutes: number }) {
  return (
    <PageHead
      current={article.shortTitle}
      className={styles.head}
      scenery={<CroppedPicture picture={article.picture} eager className={styles.picture} />}
    >
      <div className={styles.text}>
        <h1>
          <TitleLines {...article} />
        </h1>
        {article.urgent && (
          <div className={styles.urgent}>
            <EmergencyNumbers />
          </div>
        )}
        <Row gap={4} className={`strong ${styles.by}`}>
          <Avatar src={article.author.picture} />
          <p>
            <span>{article.author.name}</span>
            <small className="small">
              <ArticleDate date={article.date} />
              <span>{minutesToRead(minutes)}</span>
            </small>
          </p>
        </Row>
      </div>
    </PageHead>
  );
}
