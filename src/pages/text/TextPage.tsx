import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { Section } from '#src/components/Section.tsx';
import { brand } from '#content/brand.ts';
import { emergency } from '#src/content/emergency.ts';
import { loadTextPage } from '#src/content/textPages.ts';
import type { TextBlock } from '#src/domain/articles.ts';
import type { TextPageContent } from '#src/domain/textPages.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { Prose } from '#src/sections/articles/Prose.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';

/** Loads the text of the page at the address, before the page renders. */
export async function loader({ request }: LoaderFunctionArgs): Promise<TextPageContent> {
  return loadTextPage(new URL(request.url).pathname.split('/')[1]!.toLowerCase());
}

/** A page that is a heading and a text: a Markdown file in the `texts` folder of the content. */
export function Component() {
  const { pathname } = useLocation();
  const { title, shortTitle, description, picture, opening, blocks } =
    useLoaderData<typeof loader>();
  const shown: TextBlock[] = picture
    ? [{ kind: 'figure', picture, caption: '' }, ...blocks]
    : [...blocks];
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHead ground="page" pathname={pathname} current={shortTitle}>
        <h1>{title}</h1>
      </PageHead>
      <Section as="div" ground="page" space="close">
        <div className="wrap">
          <Prose opening={opening} blocks={shown} phone={brand.phone} advice={emergency} />
        </div>
      </Section>
    </>
  );
}
