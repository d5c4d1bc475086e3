import { Fragment } from 'react';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { Grid } from '#src/components/Grid.tsx';
import { Section } from '#src/components/Section.tsx';
import { paths } from '#src/config/paths.ts';
import * as blogPage from '#content/pages/blog.ts';
import * as articlePage from '#content/pages/article.ts';
import { brand } from '#content/brand.ts';
import { emergency } from '#src/pages/shared/emergency.ts';
import { hoursInWords } from '#content/hours.ts';
import { loadArticle } from '#src/content/articles.ts';
import { articleSummaries } from '#src/content/articleSummaries.ts';
import {
  countCategories,
  newestFirst,
  readingMinutes,
  type Article,
} from '#src/domain/articles.ts';
import { Prose } from '#src/sections/articles/Prose.tsx';
import { ArticleHead } from '#src/sections/articles/ArticleHead.tsx';
import { ArticleSearch } from '#src/sections/articles/ArticleSearch.tsx';
import { ArticleAside } from '#src/sections/articles/ArticleAside.tsx';
import { ArticleComments } from '#src/sections/articles/ArticleComments.tsx';
import { enquiryWays } from '#src/pages/shared/enquiryWays.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { EnquiryBand } from '#src/sections/contact/EnquiryBand.tsx';
import styles from './ArticlePage.module.css';
import { UnknownArticle } from './UnknownArticle.tsx';

/** Loads the article with the id of the address, before the page renders; null where there is none. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Article | null> {
  return loadArticle(params.blogId ?? '');
}

/** /blog/{id}: an article with its comments, other articles and a form. */
export function Component() {
  const { pathname } = useLocation();
  const article = useLoaderData<typeof loader>();
  if (!article) return <UnknownArticle pathname={pathname} />;
  return (
    // Another article is no change of this one's texts, which a translated page would not show.
    <Fragment key={article.id}>
      <PageMeta title={article.title} description={article.subtitle} />
      <ArticleHead
        article={article}
        pathname={pathname}
        minutes={readingMinutes(article)}
        phone={{ ...brand.phone, hours: hoursInWords.phone }}
      />
      <Section as="div" ground="page" className={styles.content} data-urgent={article.urgent}>
        <Grid wrap gap={12}>
          <article className={styles.article} aria-label={article.title}>
            <Prose {...article} phone={brand.phone} advice={article.urgent && emergency} />
            {article.comments.length > 0 && <ArticleComments comments={article.comments} />}
          </article>
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
                items: countCategories(articleSummaries),
              }}
              tags={{ heading: articlePage.tagsHeading, items: sharedTags(article) }}
              hrefOf={paths.article}
              hrefBy={paths.blogBy}
            />
          </div>
        </Grid>
      </Section>
      <EnquiryBand {...articlePage.form} heading={article.formTitle} {...enquiryWays} />
    </Fragment>
  );
}

/** The article's tags that lead to another article too. */
function sharedTags({ id, tags }: Article) {
  const others = articleSummaries.filter((article) => article.id !== id);
  return tags.filter((tag) => others.some((article) => article.tags.includes(tag)));
}

/** The three newest articles, without the one shown. */
function recentExcept(id: string) {
  return newestFirst(articleSummaries)
    .filter((article) => article.id !== id)
    .slice(0, 3);
}
