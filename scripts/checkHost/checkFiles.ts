import { hashedAssets } from '#scripts/hosting/headers.ts';
import { speculationRulesFile } from '#scripts/hosting/speculationRules.ts';
import { type Answer, type Ask, askEach, headerOf, outcomeOf, pathOf, typeOf } from './ask.ts';
import { type Finding, mend, quoted, warn } from './finding.ts';
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
export async function checkFiles({ origin, host, home, assets }: Site, ask: Ask) {
  const paths = [speculationRulesFile.path, '/manifest.webmanifest', '/about', ...assets];
  const others = await askEach(
    ask,
    paths.map((path) => origin + path),
  );
  const missing = others.filter(({ status }) => status !== 200);
  const found = [home, ...others.filter(({ status }) => status === 200)];
  return [
    ...missing.map((answer) =>
      mend(`${pathOf(answer)} ${outcomeOf(answer)}`, remedyFor(host, 'pages')),
    ),
    ...found.flatMap((answer) => [
      ...checkType(answer, host),
      ...checkCompression(answer, host),
      ...checkCaching(answer, host),
    ]),
  ];
}

function checkType(answer: Answer, host: Host): Finding[] {
  const { types, isNeeded } = kindOf(answer);
  const type = typeOf(answer);
  if (types.includes(type)) return [];
  const problem = `${pathOf(answer)} has the type ${quoted(type || 'none')}, not ${types[0]}`;
  return [(isNeeded ? mend : warn)(problem, remedyFor(host, 'types'))];
}

/** Below this the answer is no smaller compressed, and hosts leave it as it is. */
const worthIt = 1500;

function checkCompression(answer: Answer, host: Host): Finding[] {
  const isSmall = answer.body.length < worthIt;
  if (!kindOf(answer).isText || isSmall || headerOf(answer, 'content-encoding')) return [];
  return [mend(`${pathOf(answer)} is not compressed`, remedyFor(host, 'compression'))];
}

const aYear = 31_536_000;
const tenMinutes = 600;

function checkCaching(answer: Answer, host: Host): Finding[] {
  const path = pathOf(answer);
  const sent = headerOf(answer, 'cache-control');
  const seconds = secondsKept(sent);
  const remedy = remedyFor(host, 'caching');
  if (path.startsWith(hashedAssets)) {
    if (seconds !== undefined && seconds >= aYear) return [];
    return [warn(`${path} is not kept for a year (Cache-Control: ${quoted(sent)})`, remedy)];
  }
  if (seconds === 0) return [];
  if (seconds === undefined)
    return [mend(`${path} has no Cache-Control, so browsers keep it as long as they like`, remedy)];
  const problem = `${path} is kept for ${seconds} s: a new version shows only then`;
  return [(seconds > tenMinutes ? mend : warn)(problem, remedy)];
}

/** How long a browser may keep an answer without asking, in seconds; undefined where the header does not say. */
function secondsKept(cacheControl: string): number | undefined {
  if (/no-cache|no-store/i.test(cacheControl)) return 0;
  const seconds = /(?:^|[,\s])max-age="?(\d+)/i.exec(cacheControl)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
