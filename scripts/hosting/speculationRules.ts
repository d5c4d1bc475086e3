/** Where the speculation rules lie, and the type without which browsers ignore them. */
export const speculationRulesFile = {
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
} as const;

/** Links that load a document in this tab: once a page is hydrated, the router follows them itself. */
const links = '#root:not([data-hydrated]) a:not([rel~="external"], [download], [target])';

/**
 * The speculation rules (html.spec.whatwg.org, speculative loading): a document is prefetched when its link is hovered, and prerendered
 * when the link is pressed. `publicRoutes`: paths of the route table; a URL pattern writes parameters as it does. An address with a
 * query is never prepared: it may hold a phone number.
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
