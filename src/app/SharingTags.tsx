import { config } from '#src/config/env.ts';
import { language } from '#src/config/language.ts';
import { brand, brandForMachines } from '#content/brand.yaml';
import { clinics } from '#content/clinics.yaml';

interface SharingTagsProps {
  /** The page's addresses by language, English first. */
  versions: ReadonlyMap<string, string>;
}

/**
 * What chat apps and search engines read of a public page besides its PageMeta (ogp.me; developers.google.com, localized versions). Only the
 * build renders it. Chat apps need whole URLs: without VITE_SITE_URL there is no picture and no link.
 */
export function SharingTags({ versions }: SharingTagsProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      {config.siteUrl && (
        <>
          <meta property="og:image" content={`${config.siteUrl}/sharing.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={brandForMachines.sharingPictureAlt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {versions.size > 1 && <LanguageTags versions={versions} />}
    </>
  );
}

/** 'hi' → 'hi_IN' */
const localeOf = (code: string) => `${code}_${clinics[0]!.country}`;

function LanguageTags({ versions }: SharingTagsProps) {
  const others = [...versions.keys()].filter((code) => code !== language);
  // 'x-default' is for whoever reads none of the languages.
  const alternates = [...versions, ['x-default', versions.get('en')] as const];
  return (
    <>
      <meta property="og:locale" content={localeOf(language)} />
      {others.map((code) => (
        <meta key={code} property="og:locale:alternate" content={localeOf(code)} />
      ))}
      {config.siteUrl &&
        alternates.map(([code, address]) => (
          <link key={code} rel="alternate" hrefLang={code} href={`${config.siteUrl}${address}`} />
        ))}
    </>
  );
}
