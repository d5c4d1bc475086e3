import { brand, brandForMachines } from '#content/brand.ts';
import { clinics } from '#content/clinics.ts';
import { config } from '#src/config/env.ts';
import { englishAddress, hindiAddress } from '#src/config/hindiPages.ts';
import { language } from '#src/config/language.ts';

interface SharingTagsProps {
  address: string | undefined;
}

/** Chat apps need absolute URLs: without VITE_SITE_URL a page has neither picture nor links. */
export function SharingTags({ address }: SharingTagsProps) {
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
      {address && <LanguageTags address={address} />}
    </>
  );
}

const localeOf = (code: string) => `${code}_${clinics[0]!.country}`;

function LanguageTags({ address }: { address: string }) {
  const english = englishAddress(address);
  const hindi = hindiAddress(english);
  if (!hindi) return null;
  const versions = { en: english, hi: hindi, 'x-default': english };
  return (
    <>
      <meta property="og:locale" content={localeOf(language)} />
      <meta property="og:locale:alternate" content={localeOf(language === 'en' ? 'hi' : 'en')} />
      {config.siteUrl &&
        Object.entries(versions).map(([code, version]) => (
          <link key={code} rel="alternate" hrefLang={code} href={`${config.siteUrl}${version}`} />
        ))}
    </>
  );
}
