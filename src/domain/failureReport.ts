/**
 * All that a report of a failure may say (docs/product.md, section 10). Each field is one of ours: a word of a closed list, a place
 * in the site's own files, a number. Messages of errors are not among them: they can hold what somebody typed or an API sent.
 */
export interface FailureReport {
  kind: 'error' | 'rejection' | 'page' | 'policy' | 'call';
  /** The error's class, 'Error' where it is none of the platform's. */
  name?: string;
  /** React's number for what went wrong: '418' is markup that didn't match. */
  react?: string;
  /** File, line and column in the site's own scripts: 'assets/start-a1b2c3.js:1:234'. */
  at?: string;
  /** Which of the site's calls failed, how, and the answer's status. */
  call?: string;
  problem?: string;
  status?: number;
  /** What the content security policy refused: its directive, and whether that was the site's own. */
  directive?: string;
  blocked?: 'inline' | 'self' | 'other';
}

const platformErrors = new Set([
  'AggregateError',
  'ApiError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'DataCloneError',
  'HierarchyRequestError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
]);

/** What may be said of anything that was thrown. `origin`: the site's. Never throws. */
export function failureOf(thrown: unknown, origin: string): Omit<FailureReport, 'kind'> {
  try {
    if (typeof thrown !== 'object' || thrown === null) return { name: 'Error' };
    const { name, message, stack } = thrown as Record<string, unknown>;
    const [, react] = /^Minified React error #(\d{1,4});/.exec(textOf(message)) ?? [];
    // Some browsers begin a stack with name and message: where these name a place of their own, the stack is not to be trusted.
    const isForged = [message, name].some((text) => textOf(text).includes(origin));
    const lines = isForged ? [] : textOf(stack).split('\n');
    const at = lines.map((line) => placeIn(line, origin)).find(Boolean);
    return {
      name: platformErrors.has(textOf(name)) ? textOf(name) : 'Error',
      ...(react && { react }),
      ...(at && { at }),
    };
  } catch {
    return { name: 'Error' };
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The site's own scripts: built ones, and while developing the sources. */
const ownScript = String.raw`/((?:assets|src)/[\w./-]{1,80}\.(?:js|ts|tsx))(?:\?[^\s:]*)?:(\d{1,5}):(\d{1,7})\b`;

/** The place in the site's own scripts that a line of a stack, or 'address:line:column', names. */
export function placeIn(line: string, origin: string): string | undefined {
  const start = line.indexOf(`${origin}/`);
  if (start < 0) return undefined;
  const found = new RegExp(`^${ownScript}`).exec(line.slice(start + origin.length));
  return found ? found.slice(1).join(':') : undefined;
}

/**
 * The page of a path, as the site names it: '/about', '/blog/…' for all below it, 'another' for what is none of its pages. Whatever
 * else stands in an address may have been typed.
 */
export function pageOf(pathname: string, pages: readonly string[]): string {
  const [, first = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(pathname.toLowerCase()) ?? [];
  const page = pages.find((path) => path.toLowerCase() === `/${first}`);
  if (!page || (rest && !first)) return 'another';
  return rest ? `${page}/…` : page;
}
