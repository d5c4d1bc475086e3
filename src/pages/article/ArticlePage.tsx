import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { paths } from '#src/config/paths.ts';
import { type PageAddress, useLoaded } from '#src/platform/shownPage.ts';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';
import { brand } from '#content/brand.ts';
import * as blogPage from '#content/pages/blog.ts';
import * as articlePage from '#content/pages/article.ts';
import { textOf, type TextComponent } from '#src/sections/articles/Prose.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleSearch } from '#src/sections/articles/ArticleSearch.tsx';
import { ArticleAside } from './ArticleAside.tsx';
import {
  articles,
  countCategories,
  type Article,
  type LoadedArticle,
} from '#src/pages/shared/articles.ts';
import { startBooking } from '#src/pages/shared/startBooking.ts';
import { EmergencyNumbers } from '#src/pages/shared/emergency/EmergencyNumbers.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { AppointmentForm } from '#src/features/enquiry/AppointmentForm.tsx';
import { FormBand } from './FormBand.tsx';
import styles from './ArticlePage.module.css';
import { UnknownArticle } from './UnknownArticle.tsx';

const ArticleText = staticSection(async () => (await import('./ArticleText.tsx')).ArticleText);

const texts = import.meta.glob<TextComponent>('/content/articles/*.md', { import: 'default' });

/** Loads the article with the id of the address, before the page renders; null where there is none. */
export async function loader({ params }: PageAddress): Promise<LoadedArticle | null> {
  const article = articles.find(({ id }) => id === params.blogId);
  return article
    ? { ...article, Text: await texts[`/content/articles/${article.id}.md`]!() }
    : null;
}

/** /blog/{id}: an article with its comments, other articles and a form. */
export function Component() {
  const { pathname } = useLocation();
  const article = useLoaded<typeof loader>();
  if (!article) return <UnknownArticle pathname={pathname} />;
  return (
    // Another article is no change of this one's texts, which a translated page would not show.
    <Fragment key={article.id}>
      <PageMeta title={article.title} description={article.subtitle} />
      <ArticleHead
        article={article}
        pathname={pathname}
        minutes={readingMinutes(article)}
        advice={<EmergencyNumbers />}
      />
      <Section as="div" ground="page" className={styles.content}>
        <Grid wrap gap={12}>
          <ArticleText />
          <div className={`screen-only ${styles.aside}`}>
            <ArticleAside
              search={
                <ArticleSearch
                  label={blogPage.searchLabel}
                  example={blogPage.searchExample}
                  action={paths.blog}
                />
              }
              recent={{ heading: articlePage.recentHeading, articles: recentExcept(article.id) }}
              categories={{
                heading: articlePage.categoriesHeading,
                items: countCategories(),
              }}
              tags={{ heading: articlePage.tagsHeading, items: sharedTags(article) }}
              hrefOf={paths.article}
              hrefBy={paths.blogBy}
            />
          </div>
        </Grid>
      </Section>
      <FormBand heading={article.formTitle ?? articlePage.formTitle}>
        <AppointmentForm {...articlePage.form} phone={brand.phone} startBooking={startBooking} />
      </FormBand>
    </Fragment>
  );
}

/** The article's tags that lead to another article too. */
function sharedTags({ id, tags }: Article) {
  const others = articles.filter((article) => article.id !== id);
  return tags.filter((tag) => others.some((article) => article.tags.includes(tag)));
}

/** The three newest articles, without the one shown. */
function recentExcept(id: string) {
  return articles.filter((article) => article.id !== id).slice(0, 3);
}

/** The reading time in whole minutes, at 200 words a minute; at least 1. */
function readingMinutes({ title, subtitle, Text }: LoadedArticle): number {
  const words = `${title} ${subtitle} ${textOf(Text({}))}`.split(/\s+/);
  return Math.max(1, Math.round(words.length / 200));
}
