import { use } from 'react';
import { ShownPage } from '#src/platform/shownPage.ts';

/** The colour of a page's header and head; `page`: the page's own. */
type HeadTone = 'mint' | 'sky' | 'page';

/** A page's options in the route table. */
export interface PageOptions {
  /** Default: mint. */
  headTone?: HeadTone;
  topBar?: 'plain' | 'cs_type_1';
  /** Its prerendered markup is discarded when the address has a query. */
  readsQuery?: boolean;
  /** Excluded from search engines and the sitemap. */
  noindex?: boolean;
}

/** The shown page's. */
export function usePageOptions(): PageOptions {
  return use(ShownPage).handle ?? {};
}

export function useHeadTone(): HeadTone {
  return usePageOptions().headTone ?? 'mint';
}
