import type { ReactNode } from 'react';
import { CardLink } from '#src/components/Card.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import { TitleLines } from '#src/components/TitleLines.tsx';
import { paths } from '#src/config/paths.ts';
import type { ArticleSummary } from './article.ts';
import { ArticleMeta } from './ArticleMeta.tsx';
import styles from './ArticleCard.module.css';

interface ArticleCardProps {
  article: ArticleSummary;
  as?: 'article' | 'li';
  heading?: 'h2' | 'h3';
  /** The picture is above the text instead of beside it, and larger. */
  tall?: boolean;
  /** Shown below the title. */
  children?: ReactNode;
}

/** An article as a card that is one link: picture, category, date, title. `--picture` sets the picture's width. */
export function ArticleCard({
  article,
  as: Element = 'article',
  heading: Heading = 'h2',
  tall,
  children,
}: ArticleCardProps) {
  return (
    <Element className={styles.card} data-tall={tall}>
      <CroppedPicture picture={article.picture} className={styles.picture} />
      <div>
        <ArticleMeta {...article} />
        <Heading>
          <CardLink quiet href={paths.article(article.id)}>
            <TitleLines {...article} />
          </CardLink>
        </Heading>
        {children}
      </div>
    </Element>
  );
}
