import { useLocation } from 'react-router-dom';
import { siteUrl } from '#src/config/siteUrl.ts';
import { brand } from '#src/content/brand.ts';

interface PageMetaProps {
  /** What the tab says before the brand's name. */
  title: string;
  description?: string;
  /** The page's one address, where several show it; default: the address at hand, without its query. */
  canonical?: string;
  /** Staff, visit and development pages stay out of search engines. */
  noindex?: boolean;
}

/** The page's title, description and sharing card (ogp.me); React lifts them into the document's head. */
export function PageMeta({ title, description, canonical, noindex }: PageMetaProps) {
  const { pathname } = useLocation();
  const fullTitle = `${title} | ${brand.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <SharingCard title={fullTitle} description={description} path={canonical ?? pathname} />
      )}
    </>
  );
}

interface SharingCardProps {
  title: string;
  description?: string;
  path: string;
}

/** What differs from page to page; the build adds what is the same for all. Without VITE_SITE_URL there are words alone. */
function SharingCard({ title, description, path }: SharingCardProps) {
  return (
    <>
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {siteUrl && <link rel="canonical" href={siteUrl + path} />}
      {siteUrl && <meta property="og:url" content={siteUrl + path} />}
    </>
  );
}
