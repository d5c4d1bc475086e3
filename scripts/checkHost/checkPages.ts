import { sharedPagesIn } from '#scripts/hosting/sharedPages.ts';
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
import { type Finding, type Findings, mend, warn } from './finding.ts';
import { remedyFor } from './remedies.ts';
import type { Site } from './site.ts';
import { sitemapUrls } from './checkSearch.ts';

/** An id, page or file that no site has. */
const nobody = 'nobody-has-this';

/** Whether each page answers with itself, and what does not exist with 404. */
export async function* checkPages(site: Site, ask: Ask): Findings {
  const { origin, host } = site;
  const remedy = remedyFor(host, 'pages');
  const listed = await sitemapUrls(site, ask);
  const paths = listed.map((url) => new URL(url).pathname);
  const known = [...new Set(paths.length > 0 ? paths : linkedPaths(site.home.body))];
  const askAll = (some: string[]) =>
    askEach(
      ask,
      some.map((path) => origin + path),
    );
  yield* checkKnown(await askAll(known), remedy);
  yield* checkUnknown(await askAll(unknownPaths(known)), site, remedy);
  for (const { under, page } of sharedPagesIn(known)) {
    const answer = await ask(origin + under + nobody);
    if (answer.status !== 200 || pageIn(answer) !== page)
      yield warn(`an address under ${under} that has no file does not show ${page}`, remedy);
  }
  yield* checkOnlyAddress(await ask(`${origin}/about/`), remedy);
  yield* checkMissingFile(await ask(`${origin}/assets/${nobody}.js`), remedy);
}

/** The pages that the front page links, where no sitemap lists them. */
function linkedPaths(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="(\/[^"?#.]*)/g)].map(([, path]) => path!);
}

function* checkKnown(answers: Answer[], remedy: string): Generator<Finding> {
  const silent = answers.filter(({ status }) => status !== 200);
  const swapped = answers.filter((each) => each.status === 200 && pageIn(each) !== pathOf(each));
  if (silent[0]) yield mend(`${silent[0].url} ${outcomeOf(silent[0])}${andMore(silent)}`, remedy);
  if (!swapped[0]) return;
  const page = pageIn(swapped[0]);
  const shown = page ? `the page of ${page}` : 'something that is no page of it';
  yield mend(`${swapped[0].url} shows ${shown}${andMore(swapped)}`, remedy);
}

const andMore = ({ length }: Answer[]) =>
  length > 1 ? `, and so do ${length - 1} more pages` : '';

/** One unknown page, and an unknown id beside each page that has an id; services have a page for every id. */
function unknownPaths(known: string[]): string[] {
  const parents = new Set(known.map((path) => path.replace(/[^/]*$/, '')));
  return [...parents]
    .filter((parent) => !sharedPagesIn(known).some(({ under }) => under === parent))
    .map((parent) => parent + nobody);
}

function* checkUnknown(answers: Answer[], { languages }: Site, remedy: string): Generator<Finding> {
  for (const answer of answers) {
    const outcome = `${pathOf(answer)} does not exist, and ${outcomeOf(answer)} instead of 404`;
    const language = languages.find((folder) => pathOf(answer).startsWith(`${folder}/`));
    if (answer.status !== 404) yield mend(outcome, remedy);
    else if (language && pageIn(answer) === '/error')
      yield warn(
        `${pathOf(answer)} shows the English 404 page`,
        `docs/deploying.md says which hosts know no 404 page for ${language}`,
      );
    else if (pageIn(answer) !== `${language ?? ''}/error`)
      yield mend(`${pathOf(answer)} shows a 404 page that is not the site’s own`, remedy);
  }
}

/** A page with two addresses counts twice with search engines. */
function* checkOnlyAddress(answer: Answer, remedy: string): Generator<Finding> {
  const location = headerOf(answer, 'location');
  const leads = location && new URL(location, answer.url).pathname === '/about';
  if (answer.status < 300 || answer.status >= 400 || !leads)
    yield warn(`/about/ ${outcomeOf(answer)} instead of leading to /about`, remedy);
}

function* checkMissingFile(answer: Answer, remedy: string): Generator<Finding> {
  const outcome = `${outcomeOf(answer)} (${typeOf(answer)})`;
  const kept = /max-age=([1-9]\d*)/.exec(headerOf(answer, 'cache-control'))?.[1];
  if (answer.status !== 404)
    yield mend(`${pathOf(answer)} does not exist, and ${outcome} instead of 404`, remedy);
  else if (kept)
    yield warn(
      `the 404 of a missing file is kept for ${kept} s`,
      'docs/deploying.md says when that matters, and what to take out',
    );
}
