import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import { Cluster, Row, Stack } from '#src/components/layout/Stack.tsx';
import type { ArticleSummary } from '#src/sections/articles/article.ts';
import * as messages from '#src/sections/articles/messages.tsx';
import styles from './ArticleAside.module.css';
import { ArticleDate } from '#src/sections/articles/ArticleMeta.tsx';

interface ArticleAsideProps {
  /** The search form. */
  search: ReactNode;
  recent: { heading: string; articles: readonly ArticleSummary[] };
  categories: { heading: string; items: readonly { name: string; count: number }[] };
  tags: { heading: string; items: readonly string[] };
  hrefOf: (id: string) => string;
  hrefBy: (part: 'category' | 'tag', value: string) => string;
}

/** The column beside an article: search, recent articles, categories and tags. */
export function ArticleAside({
  search,
  recent,
  categories,
  tags,
  hrefOf,
  hrefBy,
}: ArticleAsideProps) {
  return (
    <aside className={styles.aside} data-layout="columns" aria-label={messages.moreFromBlog}>
      {search}
      {recent.articles.length > 0 && (
        <AsideSection heading={recent.heading}>
          <Stack as="ul" gap={4} className={styles.recent}>
            {recent.articles.map(({ id, title, date, picture }) => (
              <Row as="li" key={id} gap={4}>
                <CroppedPicture picture={{ ...picture, alt: '' }} className={styles.picture} />
                <div>
                  <Link to={hrefOf(id)} className="card-link">
                    {title}
                  </Link>
                  <ArticleDate date={date} className="small" />
                </div>
              </Row>
            ))}
          </Stack>
        </AsideSection>
      )}
      <AsideSection heading={categories.heading}>
        <ul className={styles.categories}>
          {categories.items.map(({ name, count }) => (
            <Row as="li" key={name} justify="between">
              <Link to={hrefBy('category', name)} className="card-link action medium">
                {name}
              </Link>
              <span>{messages.articleCount(count)}</span>
            </Row>
          ))}
        </ul>
      </AsideSection>
      {tags.items.length > 0 && (
        <AsideSection heading={tags.heading}>
          <Cluster as="ul" className={styles.tags}>
            {tags.items.map((tag) => (
              <li key={tag}>
                <Link to={hrefBy('tag', tag)} className="tall-link">
                  {tag}
                </Link>
              </li>
            ))}
          </Cluster>
        </AsideSection>
      )}
    </aside>
  );
}

function AsideSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
