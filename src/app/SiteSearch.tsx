import type { ComponentProps } from 'react';
import { brand } from '#content/brand.ts';
import { emergency } from '#src/pages/shared/emergency.ts';
import { loadSiteSearch } from '#src/content/siteSearch.ts';
import { SearchField } from '#src/features/search/SearchField.tsx';

type SiteSearchProps = Pick<ComponentProps<typeof SearchField>, 'onLeave'>;

/** The search field over this site's content. */
export function SiteSearch(props: SiteSearchProps) {
  return (
    <SearchField {...props} loadSearch={loadSiteSearch} phone={brand.phone} emergency={emergency} />
  );
}
