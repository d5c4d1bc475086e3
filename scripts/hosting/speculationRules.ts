/** The file of the speculation rules: where it lies, and the type without which browsers ignore it. */
export const speculationRulesFile = {
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
} as const;

/** The header that leads a browser to the rules: a string in a structured header, hence the quotes. */
export const speculationRulesHeader = { 'Speculation-Rules': `"${speculationRulesFile.path}"` };

/**
 * The links whose documents are prefetched, on hover or at a touch: until the page is hydrated, because the router follows
 * the links of a hydrated page itself; none that leads elsewhere or opens a tab of its own.
 */
const links = '#root:not([data-hydrated]) a:not([rel~="external"], [download], [target])';

/**
 * The speculation rules (html.spec.whatwg.org, speculative loading). `publicRoutes`: the paths of the route table that search
 * engines may list; a parameter is written in a URL pattern as there. An address with a query is never prefetched: it may
 * hold a phone number.
 */
export function speculationRules(publicRoutes: string[]): string {
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: publicRoutes.map((pathname) => ({ pathname, search: '' })) },
            { selector_matches: links },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
