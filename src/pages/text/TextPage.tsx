import { Fragment } from 'react';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { Grid } from '#src/components/Grid.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Section } from '#src/components/Section.tsx';
import { brand } from '#content/brand.ts';
import { emergency } from '#src/content/emergency.ts';
import { loadTextPage } from '#src/content/textPages.ts';
import type { TextPageContent } from '#src/domain/textPages.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { Prose } from '#src/sections/articles/Prose.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import styles from './TextPage.module.css';

/** Loads the text of the page at the address, before the page renders. */
export async function loader({ request }: LoaderFunctionArgs): Promise<TextPageContent> {
  return loadTextPage(new URL(request.url).pathname.split('/')[1]!.toLowerCase());
}

/** A page that is a heading and a text: a Markdown file in the `texts` folder of the content. */
export function Component() {
  const { pathname } = useLocation();
  const { title, shortTitle, description, picture, opening, blocks } =
    useLoaderData<typeof loader>();
  return (
    // As in an article.
    <Fragment key={pathname}>
      <PageMeta title={title} description={description} />
      <PageHead ground="page" pathname={pathname} current={shortTitle}>
        <h1>{title}</h1>
      </PageHead>
      <Section as="div" ground="page" space="close">
        <Grid wrap align="start">
          <div data-columns={picture && '1-7'}>
            <Prose opening={opening} blocks={blocks} phone={brand.phone} advice={emergency} />
          </div>
          {picture && (
            <div className={styles.picture} data-columns="8-12">
              <PictureImage picture={picture} eager />
            </div>
          )}
        </Grid>
      </Section>
    </Fragment>
  );
}
