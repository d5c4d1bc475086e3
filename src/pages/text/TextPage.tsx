import type { TextModule } from '#src/business/textModule.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';
import { type PageAddress, useLoaded } from '#src/platform/shownPage.ts';

const TextSections = staticSection(async () => (await import('./TextSections.tsx')).TextSections);

const texts = import.meta.glob<TextModule>(['/content/texts/*.md', '!/content/texts/privacy*']);

/** Loads the address's text before the page renders. */
export async function loader({ pathname }: PageAddress): Promise<TextModule> {
  const id = pathname.split('/')[1]!.toLowerCase();
  return texts[`/content/texts/${id}.md`]!();
}

export function TextPage() {
  const { title, description } = useLoaded<typeof loader>().frontmatter;
  return (
    <>
      <PageMeta title={title} description={description} />
      <TextSections />
    </>
  );
}
