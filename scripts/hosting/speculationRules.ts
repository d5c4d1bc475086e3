/** Browsers ignore the file without this type. */
export const speculationRulesFile = {
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
} as const;

/** Links that load a document in this tab, until the page is hydrated. */
const links = '#root:not([data-hydrated]) a:not([rel~="external"], [download], [target])';

/**
 * The speculation rules (docs/decisions/0004-the-next-page.md). `publicRoutes`: patterns of the route table, which are URL patterns, too.
 * Addresses with a query, which may hold a phone number, are excluded.
 */
export function speculationRules(publicRoutes: string[]): string {
  const where = {
    and: [
      { href_matches: publicRoutes.map((pathname) => ({ pathname, search: '' })) },
      { selector_matches: links },
    ],
  };
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  });
}
