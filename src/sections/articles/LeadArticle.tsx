import { Link } from 'react-router-dom';
import { Avatar } from '#src/components/Avatar.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { ArticleSummary } from '#src/domain/articles.ts';
import styles from './LeadArticle.module.css';
import { ArticleMeta } from './ArticleMeta.tsx';

interface LeadArticleProps {
  /** Its picture melts into the section where its ground is the panel's forest. */
  article: ArticleSummary;
  href: string;
}

/** The article the blog opens with: forest from edge to edge, its picture out of the right one. */
export function LeadArticle({ article, href }: LeadArticleProps) {
  return (
    <article className={styles.lead}>
      <div className={`wrap ${styles.words}`}>
        <ArticleMeta {...article} />
        <h2 className="xl">
          <Link to={href}>{article.title}</Link>
        </h2>
        <p className={`lead ${styles.text}`}>{article.subtitle}</p>
        <p className={styles.author}>
          <Avatar src={article.author.picture} />
          {article.author.name}
        </p>
      </div>
      <PictureImage picture={article.picture} first className={styles.picture} />
    </article>
  );
}
