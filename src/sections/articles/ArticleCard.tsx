import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import type { ArticleSummary } from './article.ts';
import styles from './ArticleCard.module.css';
import { ArticleMeta } from './ArticleMeta.tsx';
import { ArticleTitle } from './ArticleTitle.tsx';

interface ArticleCardProps {
  article: ArticleSummary;
  href: string;
  as?: 'article' | 'li';
  heading?: 'h2' | 'h3';
  /** The picture above the words instead of beside them, and larger. */
  tall?: boolean;
  /** Below the title. */
  children?: ReactNode;
}

/** An article as a card that is a link as a whole: picture, category, date, title. How wide the picture is: `--picture`. */
export function ArticleCard({
  article,
  href,
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
          <Link to={href} className="card-link">
            <ArticleTitle {...article} />
          </Link>
        </Heading>
        {children}
      </div>
    </Element>
  );
}
