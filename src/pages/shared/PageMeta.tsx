import { useLocation } from 'react-router-dom';
import { brand } from '#content/brand.ts';
import { usePageOptions } from '#src/components/layout/pageOptions.ts';
import { config } from '#src/config/env.ts';

export interface PageMetaText {
  title: string;
  description: string;
}

interface PageMetaProps {
  title: string;
  description?: string;
  /** For a page with several addresses; default: the current path. */
  canonical?: string;
  /** For a state of a page, such as an error; default: what its route says. */
  noindex?: boolean;
}

/** Title, description and sharing card (ogp.me). React hoists them into the head. */
export function PageMeta({ title, description, canonical, noindex }: PageMetaProps) {
  const options = usePageOptions();
  const { pathname } = useLocation();
  const fullTitle = `${title} | ${brand.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {(noindex ?? options.noindex) ? (
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

/** The page's own tags; the build adds the others. The URLs need VITE_SITE_URL. */
function SharingCard({ title, description, path }: SharingCardProps) {
  return (
    <>
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {config.siteUrl && <link rel="canonical" href={config.siteUrl + path} />}
      {config.siteUrl && <meta property="og:url" content={config.siteUrl + path} />}
    </>
  );
}
