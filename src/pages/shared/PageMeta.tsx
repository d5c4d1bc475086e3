import { useLocation } from 'react-router-dom';
import { config } from '#src/config/env.ts';
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

/** Search engines and chat apps want whole addresses: without VITE_SITE_URL they get words alone. */
function SharingCard({ title, description, path }: SharingCardProps) {
  const { siteUrl } = config;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {siteUrl && (
        <>
          <link rel="canonical" href={siteUrl + path} />
          <meta property="og:url" content={siteUrl + path} />
          <meta property="og:image" content={`${siteUrl}/sharing.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={brand.sharingPictureAlt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
