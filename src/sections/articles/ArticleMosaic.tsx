import { Link } from 'react-router-dom';
import { CroppedPicture } from '#src/components/CroppedPicture.tsx';
import { Stack } from '#src/components/Stack.tsx';
import type { ArticleSummary } from '#src/domain/articles.ts';
import { ArticleTitle } from './ArticleTitle.tsx';
import styles from './ArticleMosaic.module.css';
import { ArticleMeta } from './ArticleMeta.tsx';

interface ArticleMosaicProps {
  tall: ArticleSummary;
  small: readonly ArticleSummary[];
  hrefOf: (id: string) => string;
}

/** One article with a large picture, and a column of small ones of the same height beside it. */
export function ArticleMosaic({ tall, small, hrefOf }: ArticleMosaicProps) {
  return (
    <div className={styles.section}>
      <div className={`wrap ${styles.grid}`}>
        <article className={styles.tall}>
          <ArticlePicture article={tall} />
          <ArticleMeta {...tall} />
          <h2>
            <Link to={hrefOf(tall.id)}>
              <ArticleTitle {...tall} />
            </Link>
          </h2>
          <p className={`lead ${styles.subtitle}`}>{tall.subtitle}</p>
          {tall.author && <p className="small">{`By ${tall.author.name}`}</p>}
        </article>
        <Stack gap={6} className={styles.beside}>
          {small.map((article) => (
            <article key={article.id} className={styles.small}>
              <ArticlePicture article={article} />
              <div>
                <ArticleMeta {...article} />
                <h2>
                  <Link to={hrefOf(article.id)}>
                    <ArticleTitle {...article} />
                  </Link>
                </h2>
                {article.author && <p className="small">{`By ${article.author.name}`}</p>}
              </div>
            </article>
          ))}
        </Stack>
      </div>
    </div>
  );
}

function ArticlePicture({ article: { picture } }: { article: ArticleSummary }) {
  return <CroppedPicture picture={picture} className={styles.picture} />;
}
