import { responseHeaders } from '#scripts/hosting/headers.ts';
import { type Ask, askEach, headerOf, pathOf } from './ask.ts';
import { type Finding, type Findings, mend, quoted, warn } from './finding.ts';
import { remedyFor } from './remedies.ts';
import { parsePolicy, type Site } from './site.ts';

const {
  'Content-Security-Policy': _,
  'Strict-Transport-Security': __,
  'Speculation-Rules': speculationRules,
  ...alike
} = responseHeaders({});

/** Whether pages, the 404 page and files carry the headers, and the policy is that of the pages. */
export async function* checkHeaders(site: Site, ask: Ask): Findings {
  const { origin, home, host, assets } = site;
  const remedy = remedyFor(host, 'headers');
  const others = ['/nobody-has-this-page', ...assets.slice(0, 1)].map((path) => origin + path);
  const answers = [home, ...(await askEach(ask, others))];
  for (const [name, value] of Object.entries(alike)) {
    const without = answers.filter((answer) => !headerOf(answer, name));
    const other = answers.map((answer) => headerOf(answer, name)).find((sent) => sent !== value);
    if (without.length > 0) yield mend(`${without.map(pathOf).join(', ')}: no ${name}`, remedy);
    else if (other) yield warn(`${name} is ${quoted(other)}, not ${quoted(value)}`, remedy);
  }
  yield* checkPolicy(site, remedy);
  if (headerOf(home, 'Speculation-Rules') !== speculationRules)
    yield warn('/ has no Speculation-Rules: the next page comes later than it could', remedy);
  if (/noindex|none/i.test(headerOf(home, 'X-Robots-Tag')))
    yield warn(
      '/ has X-Robots-Tag: noindex, so no search engine will list the site',
      'ask the address that visitors use; a preview of the host is rightly hidden',
    );
}

function* checkPolicy({ home, policy }: Site, remedy: string): Generator<Finding> {
  const name = 'Content-Security-Policy';
  const sent = headerOf(home, name);
  if (!sent) return yield mend(`/ has no ${name}`, remedy);
  // Two headers arrive as one, with a comma between them, and a browser obeys both.
  if (sent.includes(',')) return yield mend(`/ has more than one ${name}`, remedy);
  const header = parsePolicy(sent);
  for (const [directive, sources] of policy) {
    const allowed = header.get(directive) ?? [];
    const missing = sources.filter((source) => !allowed.includes(source)).join(' ');
    const added = allowed.filter((source) => !sources.includes(source)).join(' ');
    const lacks = `the ${name} header lacks ${missing} in ${directive}: it is not of the pages’ build`;
    if (missing) yield mend(lacks, remedy);
    else if (added) yield warn(`the ${name} header also allows ${added} in ${directive}`, remedy);
  }
  if (header.get('frame-ancestors')?.join() !== "'none'")
    yield mend(`the ${name} header has no frame-ancestors 'none'`, remedy);
}
