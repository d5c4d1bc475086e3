import { type Answer, headerOf, outcomeOf, pageIn, typeOf } from './ask.ts';
import { type Finding, mend } from './finding.ts';
import { hostOf, type Host } from './remedies.ts';

/** A deployed site, as its front page tells it. */
export interface Site {
  /** Without a slash at the end. */
  origin: string;
  isLocal: boolean;
  host: Host;
  home: Answer;
  /** The policy in the page's <meta> tag, which the build wrote from its settings. */
  policy: Policy;
  /** The folders of its languages besides English: '/hi'. */
  languages: string[];
  /** Paths of hashed files that the front page names, the first of each type. */
  assets: string[];
}

/** A content security policy: the sources of each directive. */
export type Policy = ReadonlyMap<string, string[]>;

export function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
}

const localHosts = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

export function isLocal(url: string): boolean {
  return localHosts.test(new URL(url).hostname);
}

/** Reads the front page; a finding where it can't be read, so that nothing else can be asked. */
export function readSite(origin: string, home: Answer): Site | Finding {
  const again = 'give the address that visitors see, and look whether the site is deployed there';
  const location = headerOf(home, 'location');
  if (location && home.status < 400)
    return mend(`${origin}/ leads to ${location}`, 'ask that address instead');
  if (home.status !== 200) return mend(`${origin}/ ${outcomeOf(home)}`, again);
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(home.body)?.[1];
  if (typeOf(home) !== 'text/html' || pageIn(home) !== '/' || meta === undefined)
    return mend(`${origin}/ is not the front page of this site`, again);
  return {
    origin,
    isLocal: isLocal(origin),
    host: hostOf(home),
    home,
    policy: parsePolicy(meta),
    languages: languagesIn(home.body),
    assets: ['js', 'css', 'woff2', 'svg'].flatMap((end) => firstAsset(home.body, end)),
  };
}

/** Where the front page is in other languages, which it names in its head. */
function languagesIn(html: string): string[] {
  const urls = [...html.matchAll(/<link rel="alternate" hreflang="[^"]*" href="([^"]*)"/g)];
  const paths = urls.flatMap(([, url = '']) => (URL.canParse(url) ? new URL(url).pathname : []));
  return [...new Set(paths)].filter((path) => path !== '/');
}

function firstAsset(html: string, end: string): string[] {
  return new RegExp(`/assets/[\\w.-]+\\.${end}(?=["'\\s?#])`).exec(html)?.slice(0, 1) ?? [];
}
