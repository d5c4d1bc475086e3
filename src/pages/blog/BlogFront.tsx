import * as blogPage from '#content/pages/blog.ts';
import { articles } from '#src/business/articles.ts';
import { EmergencyAdvice } from '#src/business/emergency/EmergencyAdvice.tsx';
import { CardLink } from '#src/components/Card.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { Row, Stack } from '#src/components/layout/Stack.tsx';
import { Avatar } from '#src/components/pictures/Avatar.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { TitleLines } from '#src/components/TitleLines.tsx';
import { paths } from '#src/config/paths.ts';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import { ArticleCard } from '#src/sections/articles/ArticleCard.tsx';
import { ArticleIndex } from '#src/sections/articles/ArticleIndex.tsx';
import { ArticleMeta } from '#src/sections/articles/ArticleMeta.tsx';
import * as messages from '#src/sections/articles/messages.tsx';
import { EmergencyBand } from '#src/sections/contact/EmergencyBand.tsx';
import styles from './BlogFront.module.css';

// The newest emergency article has its own band.
const emergency = articles.find(({ urgent }) => urgent);
const [lead, second, ...others] = articles.filter((article) => article !== emergency);
const next = others.slice(0, 3);
const rest = others.slice(3);

export function BlogFront() {
  return (
    <>
      {lead && <LeadArticle article={lead} />}
      {second && <ArticleMosaic tall={second} small={next} />}
      {emergency && (
        <EmergencyBand
          turned
          title={emergency.title}
          text={emergency.subtitle}
          advice={<EmergencyAdvice />}
          link={{
            label: messages.readArticle(emergency.shortTitle),
            href: paths.article(emergency.id),
          }}
          picture={emergency.picture}
        />
      )}
      {rest.length > 0 && <ArticleIndex heading={blogPage.indexHeading} articles={rest} />}
    </>
  );
}

interface ArticleMosaicProps {
  tall: ArticleSummary;
  small: readonly ArticleSummary[];
}

/** A large article beside a column of small ones of equal height. */
function ArticleMosaic({ tall, small }: ArticleMosaicProps) {
  return (
    <Section as="div" ground="page">
      <div className={`wrap ${styles.grid}`}>
        <ArticleCard article={tall} tall>
          <p className={`lead ${styles.subtitle}`}>{tall.subtitle}</p>
          <Author article={tall} />
        </ArticleCard>
        <Stack gap={6} className={styles.beside}>
          {small.map((article) => (
            <ArticleCard key={article.id} article={article}>
              <Author article={article} />
            </ArticleCard>
          ))}
        </Stack>
      </div>
    </Section>
  );
}

function Author({ article: { author } }: { article: ArticleSummary }) {
  return <p className="small">{blogPage.byAuthor(author.name)}</p>;
}

/** The newest article, on an edge-to-edge green that its picture shares. */
function LeadArticle({ article }: { article: ArticleSummary }) {
  return (
    <Section as="article" ground="panel" space="none" className={styles.lead}>
      <div className={`wrap ${styles.copy}`}>
        <ArticleMeta {...article} />
        <h2 className="xl">
          <CardLink quiet href={paths.article(article.id)}>
            <TitleLines {...article} />
          </CardLink>
        </h2>
        <p className={`lead ${styles.text}`}>{article.subtitle}</p>
        <Row as="p" gap={3} className="strong">
          <Avatar src={article.author.picture} />
          <span>{article.author.name}</span>
        </Row>
      </div>
      <PictureImage picture={article.picture} eager className={styles.picture} />
    </Section>
  );
}
