/** The file of the speculation rules: where it lies, and the type without which browsers ignore it. */
export const speculationRulesFile = {
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
} as const;

/** The header that leads a browser to the rules: a string in a structured header, hence the quotes. */
export const speculationRulesHeader = { 'Speculation-Rules': `"${speculationRulesFile.path}"` };

/** A page whose links load a document: in one that is hydrated the router follows them itself. */
const notHydrated = '#root:not([data-hydrated])';

/** None that leads elsewhere or opens a tab of its own. */
const links = `${notHydrated} a:not([rel~="external"], [download], [target])`;

/**
 * The speculation rules (html.spec.whatwg.org, speculative loading): a document is prefetched when its link is hovered, and
 * prerendered when the link is pressed, which is a tenth of a second before it is followed. `publicRoutes`: the paths of the route
 * table that search engines may list; a parameter is written in a URL pattern as there. An address with a query is never
 * prepared: it may hold a phone number.
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
