import { CardLink } from '#src/components/Card.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import { Avatar } from '#src/components/pictures/Avatar.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { paths } from '#src/config/paths.ts';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import { ArticleMeta, ArticleTitle } from '#src/sections/articles/ArticleMeta.tsx';
import styles from './LeadArticle.module.css';

/** The newest article, on an edge-to-edge green that its picture shares. */
export function LeadArticle({ article }: { article: ArticleSummary }) {
  return (
    <Section as="article" ground="panel" space="none" className={styles.lead}>
      <div className={`wrap ${styles.words}`}>
        <ArticleMeta {...article} />
        <h2 className="xl">
          <CardLink quiet href={paths.article(article.id)}>
            <ArticleTitle {...article} />
          </CardLink>
        </h2>
        <p className={`lead ${styles.text}`}>{article.subtitle}</p>
        <Row as="p" gap={3} className="above-7 strong">
          <Avatar src={article.author.picture} />
          <span>{article.author.name}</span>
        </Row>
      </div>
      <PictureImage picture={article.picture} eager className={styles.picture} />
    </Section>
  );
}
