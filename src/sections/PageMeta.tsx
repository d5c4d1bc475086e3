import { brand } from '#src/content/brand.ts';

interface PageMetaProps {
  /** What the tab says before the brand's name. */
  title: string;
  description?: string;
  /** Staff, visit and development pages stay out of search engines. */
  noindex?: boolean;
}

/** The page's title and description; React lifts them into the document's head. */
export function PageMeta({ title, description, noindex }: PageMetaProps) {
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
