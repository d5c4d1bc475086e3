import { lazyPart } from '#src/components/lazyPart.tsx';

/** The search, fetched when its box opens. */
export const LazySiteSearch = lazyPart(async () => (await import('./SiteSearch.tsx')).SiteSearch);
