import { Section } from '#src/components/layout/Section.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import { ArticleCard } from '#src/sections/articles/ArticleCard.tsx';
import * as messages from './messages.ts';
import styles from './ArticleMosaic.module.css';

interface ArticleMosaicProps {
  tall: ArticleSummary;
  small: readonly ArticleSummary[];
}

/** A large article beside a column of small ones of equal height. */
export function ArticleMosaic({ tall, small }: ArticleMosaicProps) {
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
  return <p className="small">{messages.byAuthor(author.name)}</p>;
}
