import { hashedAssets } from '#scripts/hosting/headers.ts';
import { speculationRulesFile } from '#scripts/hosting/speculationRules.ts';
import { type Answer, type Ask, askEach, headerOf, outcomeOf, pathOf, typeOf } from './ask.ts';
import { type Finding, type Findings, mend, quoted, warn } from './finding.ts';
import { type Host, remedyFor } from './remedies.ts';
import type { Site } from './site.ts';

interface Kind {
  types: string[];
  isText: boolean;
  /** With nosniff a browser takes no other type, and the page breaks. */
  isNeeded: boolean;
}

const kinds: Record<string, Kind> = {
  html: { types: ['text/html'], isText: true, isNeeded: true },
  js: { types: ['text/javascript', 'application/javascript'], isText: true, isNeeded: true },
  css: { types: ['text/css'], isText: true, isNeeded: true },
  svg: { types: ['image/svg+xml'], isText: true, isNeeded: true },
  woff2: { types: ['font/woff2'], isText: false, isNeeded: false },
  json: { types: [speculationRulesFile.type], isText: false, isNeeded: false },
  webmanifest: { types: ['application/manifest+json'], isText: false, isNeeded: false },
};

function kindOf(answer: Answer): Kind {
  return kinds[/\.(\w+)$/.exec(pathOf(answer))?.[1] ?? 'html'] ?? kinds.html!;
}

/** Whether files have their types, are compressed, and are kept as long as they may be. */
export async function* checkFiles({ origin, host, home, assets }: Site, ask: Ask): Findings {
  const paths = [speculationRulesFile.path, '/manifest.webmanifest', '/about', ...assets];
  const others = await askEach(
    ask,
    paths.map((path) => origin + path),
  );
  for (const answer of others)
    if (answer.status !== 200)
      yield mend(`${pathOf(answer)} ${outcomeOf(answer)}`, remedyFor(host, 'pages'));
  for (const answer of [home, ...others.filter(({ status }) => status === 200)]) {
    yield* checkType(answer, host);
    yield* checkCompression(answer, host);
    yield* checkCaching(answer, host);
  }
}

function* checkType(answer: Answer, host: Host): Generator<Finding> {
  const { types, isNeeded } = kindOf(answer);
  const type = typeOf(answer);
  const problem = `${pathOf(answer)} has the type ${quoted(type || 'none')}, not ${types[0]}`;
  if (!types.includes(type)) yield (isNeeded ? mend : warn)(problem, remedyFor(host, 'types'));
}

/** Below this the answer is no smaller compressed, and hosts leave it as it is. */
const worthIt = 1500;

function* checkCompression(answer: Answer, host: Host): Generator<Finding> {
  const isWorthIt = kindOf(answer).isText && answer.body.length >= worthIt;
  if (isWorthIt && !headerOf(answer, 'content-encoding'))
    yield mend(`${pathOf(answer)} is not compressed`, remedyFor(host, 'compression'));
}

const aYear = 31_536_000;
const tenMinutes = 600;

function* checkCaching(answer: Answer, host: Host): Generator<Finding> {
  const path = pathOf(answer);
  const sent = headerOf(answer, 'cache-control');
  const seconds = secondsKept(sent);
  const remedy = remedyFor(host, 'caching');
  if (path.startsWith(hashedAssets)) {
    if ((seconds ?? 0) < aYear)
      yield warn(`${path} is not kept for a year (Cache-Control: ${quoted(sent)})`, remedy);
  } else if (seconds === undefined)
    yield mend(`${path} has no Cache-Control, so browsers keep it as long as they like`, remedy);
  else if (seconds > 0) {
    const problem = `${path} is kept for ${seconds} s: a new version shows only then`;
    yield (seconds > tenMinutes ? mend : warn)(problem, remedy);
  }
}

/** How long a browser may keep an answer without asking, in seconds; undefined where the header does not say. */
function secondsKept(cacheControl: string): number | undefined {
  if (/no-cache|no-store/i.test(cacheControl)) return 0;
  const seconds = /(?:^|[,\s])max-age="?(\d+)/i.exec(cacheControl)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
