import { lazyPart } from '#src/components/lazyPart.tsx';

/** The search, fetched when its box opens, if not before. */
export const LazySiteSearch = lazyPart(async () => (await import('./SiteSearch.tsx')).SiteSearch);
