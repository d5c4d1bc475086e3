import { defaultVisitsPath, type Env } from './settings.ts';

/** Returns what is wrong with a value, to be read after it; undefined if nothing is. */
type Check = (value: string) => string | undefined;

interface Setting {
  name: string;
  /** What belongs there, for whoever fills it in. */
  wanted: string;
  checks: Check[];
  required?: (env: Env) => boolean;
}

function parse(value: string): URL | undefined {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

/**
 * What .env.example and Amazon's own instructions leave to be filled in. Hosts under `example.com` and `.test` (RFC 2606) pass:
 * they are what a build is tried with.
 */
const placeholders = [
  /^1example\d+$/,
  /[<>{}[\]…]/,
  /\byour[-_]?(?:api|app|client|clinic|company|domain|host|id|name|region|site|url)\b/i,
  /\b(?:change-?me|placeholder)\b/i,
  /\bTODO\b|x{5,}/,
];

/** An IPv6 address stands in brackets in a URL, as a placeholder may. */
const ipv6 = /^https?:\/\/\[[\da-f:.]+\]/i;

const filledIn: Check = (value) =>
  placeholders.some((pattern) => pattern.test(value.replace(ipv6, '')))
    ? 'is a placeholder'
    : undefined;

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

const address: Check = (value) => {
  const url = parse(value);
  if (/\s/.test(value) || (url?.protocol !== 'https:' && url?.protocol !== 'http:'))
    return 'is not an address that begins with https://';
  if (url.protocol === 'http:' && !localHosts.includes(url.hostname))
    return 'begins with http://, over which anyone on the way can read along: use https://';
  if (url.username || url.password)
    return 'holds a user name or a password, which every visitor could read';
  if (url.pathname.includes('//')) return 'has two slashes in a row';
  return undefined;
};

/** Paths are appended to a base, so it must not end in a query or a fragment, nor in one of those paths. */
function baseOf(...paths: string[]): Check {
  return (value) => {
    const { pathname = '', search = '', hash = '' } = parse(value) ?? {};
    if (search || hash || /[?#]/.test(value)) return "has a '?' or a '#'";
    const bare = pathname.replace(/\/$/, '');
    const known = [...paths, '/admin-stores-list'].find((path) => bare.endsWith(path));
    return known && `ends in ${known}, which is not part of the base: leave it off`;
  };
}

function endsIn(path: string): Check {
  return (value) =>
    parse(value)?.pathname.endsWith(path) ? undefined : `has a path that does not end in ${path}`;
}

const path: Check = (value) =>
  /^(?:\/[\w.~-]+)+$/.test(value) ? undefined : 'is not a path that begins with /';

const originAlone: Check = (value) =>
  parse(value)?.href === `${parse(value)?.origin}/` ? undefined : 'has more than the host in it';

/** The addresses of Cognito that look like its sign-in address and are not. */
const signInAddress: Check = (value) => {
  const { hostname = '', pathname = '/' } = parse(value) ?? {};
  if (hostname.endsWith('.amazoncognito.com'))
    return 'is the address of Cognito’s own login pages, which does not answer this site';
  if (hostname.startsWith('cognito-idp.') && pathname !== '/')
    return `has a path, ${pathname}, where Cognito has none`;
  return undefined;
};

const clientId: Check = (value) => {
  if (/^[a-z]{2}(-[a-z]+)+-\d+_/.test(value)) return 'is the id of the user pool';
  return /^[\w+-]+$/.test(value) ? undefined : 'holds spaces or signs that no such id has';
};

const region: Check = (value) =>
  /^[a-z]{2}(-[a-z]+)+-\d+$/.test(value) ? undefined : 'is not a region’s short name';

const digits: Check = (value) => (/^\d+$/.test(value) ? undefined : 'is not a whole number');

const yesOrNo: Check = (value) =>
  value === 'true' || value === 'false' ? undefined : 'is neither true nor false';

const hsts: Check = (value) =>
  /^max-age=\d+(; includeSubDomains(; preload)?)?$/.test(value)
    ? undefined
    : 'is not a value of the header Strict-Transport-Security';

const always = () => true;

const settings: readonly Setting[] = [
  {
    name: 'VITE_STORES_URL',
    wanted: 'the whole address of the stores list, https://…/prod/admin-stores-list',
    checks: [address, endsIn('/prod/admin-stores-list')],
    required: always,
  },
  {
    name: 'VITE_VET_CARE_API_URL',
    wanted:
      'the base of the vet-care API, https://…/prod; the site itself adds /appointment-booking and /admin-booking-list',
    checks: [address, baseOf('/appointment-booking', '/admin-booking-list')],
    required: always,
  },
  {
    name: 'VITE_VISITS_API_URL',
    wanted:
      'the base of the visits API, https://…; the site itself adds /xml/vetbuddy-visits (or VITE_VISITS_PATH)',
    checks: [address, baseOf(defaultVisitsPath, '/xml')],
    required: always,
  },
  {
    name: 'VITE_VISITS_PATH',
    wanted: 'nothing, or the path of the visits below their base, like /v1/visits',
    checks: [path],
  },
  {
    name: 'VITE_COGNITO_CLIENT_ID',
    wanted: 'the id of the app client (Cognito: User pool, App clients), letters and digits',
    checks: [clientId],
    required: always,
  },
  {
    name: 'VITE_COGNITO_REGION',
    wanted: 'the region of the staff’s user pool, like ap-south-1',
    checks: [region],
    required: (env) => !env.VITE_COGNITO_ENDPOINT,
  },
  {
    name: 'VITE_COGNITO_ENDPOINT',
    wanted: 'nothing, or the address of a stand-in for Cognito, like http://localhost:9229/',
    checks: [address, signInAddress],
  },
  {
    name: 'VITE_BOOKING_WARM_UP_URL',
    wanted: 'nothing, or the whole address to be called once when the booking form loads',
    checks: [address],
  },
  {
    name: 'VITE_HTTP_TIMEOUT_MS',
    wanted: 'nothing, or a whole number of milliseconds, like 15000; 0 is never',
    checks: [digits],
  },
  {
    name: 'VITE_SITE_URL',
    wanted: 'nothing, or where visitors find the site: https:// and the host alone, without a path',
    checks: [address, originAlone],
  },
  {
    name: 'VITE_VISITS_NEED_TOKEN',
    wanted: 'nothing, or true where the visits API asks for the staff’s login',
    checks: [yesOrNo],
  },
  {
    name: 'VITE_HSTS',
    wanted: 'nothing, or max-age= and a number of seconds, like max-age=31536000 for a year',
    checks: [hsts],
  },
];

/**
 * What is wrong with the settings of a build (docs/product.md, section 10), one line each: the variable, what stands there
 * and what is wanted. Empty if nothing is.
 */
export function checkEnv(env: Env): string[] {
  return settings.flatMap(({ name, wanted, checks, required }) => {
    // A blank value counts as missing.
    const value = env[name]?.trim() ? env[name] : '';
    if (value === '') return required?.(env) ? [`${name} is missing. Wanted: ${wanted}`] : [];
    const problem = [filledIn, ...checks].map((check) => check(value)).find(Boolean);
    return problem ? [`${name} is '${value}', which ${problem}. Wanted: ${wanted}`] : [];
  });
}
