import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { CroppedPicture } from '#src/components/CroppedPicture.tsx';
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
    <>
      <PageMeta title={title} description={description} />
      <PageHead
        ground="page"
        pathname={pathname}
        current={shortTitle}
        title={title}
        className={styles.head}
        wide
      />
      <Section as="div" ground="page" space="close">
        <div className={`wrap ${styles.content}`}>
          {picture && <CroppedPicture picture={picture} eager className={styles.picture} />}
          <Prose opening={opening} blocks={blocks} phone={brand.phone} advice={emergency} />
        </div>
      </Section>
    </>
  );
}
