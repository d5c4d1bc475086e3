import { responseHeaders } from '#scripts/hosting/headers.ts';
import { type Answer, type Ask, askEach, headerOf, pathOf } from './ask.ts';
import { type Finding, mend, quoted, warn } from './finding.ts';
import { remedyFor } from './remedies.ts';
import { parsePolicy, type Site } from './site.ts';

const {
  'Content-Security-Policy': _,
  'Strict-Transport-Security': __,
  'Speculation-Rules': speculationRules,
  ...alike
} = responseHeaders({});

/** Whether pages, the 404 page and files carry the headers, and the policy is that of the pages. */
export async function checkHeaders(site: Site, ask: Ask): Promise<Finding[]> {
  const { origin, home, host, assets } = site;
  const remedy = remedyFor(host, 'headers');
  const others = await askEach(ask, [
    `${origin}/nobody-has-this-page`,
    ...assets.slice(0, 1).map((path) => origin + path),
  ]);
  const answers = [home, ...others];
  const findings = Object.entries(alike).flatMap(([name, value]) =>
    checkAlike(answers, name, value, remedy),
  );
  findings.push(...checkPolicy(site, remedy));
  if (headerOf(home, 'Speculation-Rules') !== speculationRules)
    findings.push(
      warn('/ has no Speculation-Rules: the next page comes later than it could', remedy),
    );
  if (/noindex|none/i.test(headerOf(home, 'X-Robots-Tag')))
    findings.push(
      warn(
        '/ has X-Robots-Tag: noindex, so no search engine will list the site',
        'ask the address that visitors use; a preview of the host is rightly hidden',
      ),
    );
  return findings;
}

function checkAlike(answers: Answer[], name: string, value: string, remedy: string): Finding[] {
  const without = answers.filter((answer) => !headerOf(answer, name));
  if (without.length > 0) return [mend(`${without.map(pathOf).join(', ')}: no ${name}`, remedy)];
  const other = answers.map((answer) => headerOf(answer, name)).find((sent) => sent !== value);
  return other ? [warn(`${name} is ${quoted(other)}, not ${quoted(value)}`, remedy)] : [];
}

function checkPolicy({ home, policy }: Site, remedy: string): Finding[] {
  const name = 'Content-Security-Policy';
  const sent = headerOf(home, name);
  if (!sent) return [mend(`/ has no ${name}`, remedy)];
  // Two headers arrive as one, with a comma between them, and a browser obeys both.
  if (sent.includes(',')) return [mend(`/ has more than one ${name}`, remedy)];
  const header = parsePolicy(sent);
  const findings: Finding[] = [];
  for (const [directive, sources] of policy) {
    const allowed = header.get(directive) ?? [];
    const missing = sources.filter((source) => !allowed.includes(source));
    const added = allowed.filter((source) => !sources.includes(source));
    if (missing.length > 0)
      findings.push(
        mend(
          `the ${name} header lacks ${missing.join(' ')} in ${directive}: it is not of the pages’ build`,
          remedy,
        ),
      );
    else if (added.length > 0)
      findings.push(
        warn(`the ${name} header also allows ${added.join(' ')} in ${directive}`, remedy),
      );
  }
  if (header.get('frame-ancestors')?.join() !== "'none'")
    findings.push(mend(`the ${name} header has no frame-ancestors 'none'`, remedy));
  return findings;
}
