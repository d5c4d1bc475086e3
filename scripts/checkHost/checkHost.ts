import type { Ask } from './ask.ts';
import { checkCalls } from './checkCalls.ts';
import { checkFiles } from './checkFiles.ts';
import { checkHeaders } from './checkHeaders.ts';
import { checkHttps } from './checkHttps.ts';
import { checkPages } from './checkPages.ts';
import { checkSearch } from './checkSearch.ts';
import type { Finding, Findings } from './finding.ts';
import { readSite, type Site } from './site.ts';

export interface Area {
  name: string;
  findings: Finding[];
}

const areas: { name: string; check: (site: Site, ask: Ask) => Findings }[] = [
  { name: 'https', check: checkHttps },
  { name: 'headers and policy', check: checkHeaders },
  { name: 'pages and 404s', check: checkPages },
  { name: 'types, compression, caching', check: checkFiles },
  { name: 'search engines', check: checkSearch },
  { name: 'the calls', check: checkCalls },
];

/** Asks a deployed site what docs/deploying.md promises. `address`: any address of it. */
export async function checkHost(address: string, ask: Ask): Promise<Area[]> {
  const { origin } = new URL(address);
  const site = readSite(origin, await ask(`${origin}/`));
  if ('problem' in site) return [{ name: 'the front page', findings: [site] }];
  const checked: Area[] = [];
  for (const { name, check } of areas) {
    const findings: Finding[] = [];
    for await (const finding of check(site, ask)) findings.push(finding);
    checked.push({ name, findings });
  }
  return checked;
}
