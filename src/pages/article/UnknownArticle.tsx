import * as articlePage from '#content/pages/article.ts';
import * as blogPage from '#content/pages/blog.ts';
import { articles } from '#src/business/articles.ts';
import { Grid } from '#src/components/layout/Grid.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { ArticleIndex } from '#src/sections/articles/ArticleIndex.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import styles from './UnknownArticle.module.css';

/** Shown if no article has the id of the address: says so and lists every article. */
export function UnknownArticle() {
  const { crumb, title, text, picture, everyArticle } = articlePage.unknown;
  return (
    <>
      <PageMeta title={title} noindex />
      <PageHead current={crumb}>
        <Grid gap={6} align="end">
          <div data-columns="1-7">
            <h1>{title}</h1>
            <p className={`lead ${styles.text}`}>{text}</p>
            <StandaloneLink href={paths.blog}>{blogPage.allArticles}</StandaloneLink>
          </div>
          <div data-columns="8-12">
            <PictureImage picture={picture} eager className={styles.picture} />
          </div>
        </Grid>
      </PageHead>
      <ArticleIndex heading={everyArticle} articles={articles} />
    </>
  );
}
