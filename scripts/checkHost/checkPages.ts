import { sharedPages } from '#scripts/hosting/sharedPages.ts';
import {
  type Answer,
  type Ask,
  askEach,
  headerOf,
  outcomeOf,
  pageIn,
  pathOf,
  typeOf,
} from './ask.ts';
import { type Finding, mend, warn } from './finding.ts';
import { remedyFor } from './remedies.ts';
import type { Site } from './site.ts';
import { sitemapUrls } from './checkSearch.ts';

/** An id, page or file that no site has. */
const nobody = 'nobody-has-this';

/** Whether each page answers with itself, and what does not exist with 404. */
export async function checkPages(site: Site, ask: Ask): Promise<Finding[]> {
  const { origin, host } = site;
  const remedy = remedyFor(host, 'pages');
  const listed = await sitemapUrls(site, ask);
  const paths = listed.map((url) => new URL(url).pathname);
  const known = [...new Set(paths.length > 0 ? paths : linkedPaths(site.home.body))];
  const urls = (some: string[]) => some.map((path) => origin + path);
  return [
    ...checkKnown(await askEach(ask, urls(known)), remedy),
    ...checkUnknown(await askEach(ask, urls(unknownPaths(known))), remedy),
    ...(await checkShared(origin, ask, remedy)),
    ...checkOnlyAddress(await ask(`${origin}/about/`), remedy),
    ...checkMissingFile(await ask(`${origin}/assets/${nobody}.js`), remedy),
  ];
}

/** The pages that the front page links, where no sitemap lists them. */
function linkedPaths(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="(\/[^"?#.]*)/g)].map(([, path]) => path!);
}

function checkKnown(answers: Answer[], remedy: string): Finding[] {
  const silent = answers.filter(({ status }) => status !== 200);
  const swapped = answers.filter((each) => each.status === 200 && pageIn(each) !== pathOf(each));
  const findings: Finding[] = [];
  if (silent.length > 0) {
    const [first] = silent as [Answer];
    const problem = `${first.url} ${outcomeOf(first)}${andMore(silent)}`;
    findings.push(mend(problem, remedy));
  }
  if (swapped.length > 0) {
    const [first] = swapped as [Answer];
    const shown = pageIn(first)
      ? `the page of ${pageIn(first)}`
      : 'something that is no page of it';
    findings.push(mend(`${first.url} shows ${shown}${andMore(swapped)}`, remedy));
  }
  return findings;
}

function andMore({ length }: Answer[]): string {
  return length > 1 ? `, and so do ${length - 1} more pages` : '';
}

/** One unknown page, and an unknown id beside each page that has an id; services have a page for every id. */
function unknownPaths(known: string[]): string[] {
  const parents = new Set(known.map((path) => path.replace(/[^/]*$/, '')));
  return [...parents]
    .filter((parent) => !sharedPages.some(({ under }) => under === parent))
    .map((parent) => parent + nobody);
}

function checkUnknown(answers: Answer[], remedy: string): Finding[] {
  return answers.flatMap((answer) => {
    if (answer.status === 404) {
      if (pageIn(answer) === '/error') return [];
      return [mend(`${pathOf(answer)} shows a 404 page that is not the site’s own`, remedy)];
    }
    return [
      mend(`${pathOf(answer)} does not exist, and ${outcomeOf(answer)} instead of 404`, remedy),
    ];
  });
}

async function checkShared(origin: string, ask: Ask, remedy: string): Promise<Finding[]> {
  const answers = await askEach(
    ask,
    sharedPages.map(({ under }) => origin + under + nobody),
  );
  return answers.flatMap((answer, index) => {
    const { under, page } = sharedPages[index]!;
    if (answer.status === 200 && pageIn(answer) === page) return [];
    return [warn(`an address under ${under} that has no file does not show ${page}`, remedy)];
  });
}

/** A page with two addresses counts twice with search engines. */
function checkOnlyAddress(answer: Answer, remedy: string): Finding[] {
  const location = headerOf(answer, 'location');
  const leads = location && new URL(location, answer.url).pathname === '/about';
  if (answer.status >= 300 && answer.status < 400 && leads) return [];
  return [warn(`/about/ ${outcomeOf(answer)} instead of leading to /about`, remedy)];
}

function checkMissingFile(answer: Answer, remedy: string): Finding[] {
  const path = pathOf(answer);
  if (answer.status !== 404)
    return [
      mend(
        `${path} does not exist, and ${outcomeOf(answer)} (${typeOf(answer)}) instead of 404`,
        remedy,
      ),
    ];
  const kept = /max-age=([1-9]\d*)/.exec(headerOf(answer, 'cache-control'))?.[1];
  if (!kept) return [];
  return [
    warn(
      `the 404 of a missing file is kept for ${kept} s`,
      'docs/deploying.md says when that matters, and what to take out',
    ),
  ];
}
