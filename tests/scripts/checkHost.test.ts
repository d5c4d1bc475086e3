// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askWith } from '#scripts/checkHost/ask.ts';
import { checkHost } from '#scripts/checkHost/checkHost.ts';
import { checkHttps } from '#scripts/checkHost/checkHttps.ts';
import { contentSecurityPolicy } from '#scripts/hosting/headers.ts';
import { staticHost } from '#scripts/staticHost.ts';
import { sitemap, sitemapLine } from '#scripts/siteMetadata.ts';
import { server as cloud } from '#tests/support/server.ts';

const origin = 'https://www.clinic.test';
const settings = {
  VITE_STORES_URL: 'https://stores.clinic.test/prod/admin-stores-list',
  VITE_VET_CARE_API_URL: 'https://vet-care.clinic.test/prod',
  VITE_VISITS_API_URL: 'https://visits.clinic.test',
  VITE_VISITS_PATH: '/v1/visits',
  VITE_COGNITO_REGION: 'ap-south-1',
  VITE_BOOKING_WARM_UP_URL: 'https://vet-care.clinic.test/prod/warm-up',
};
const policy = contentSecurityPolicy(settings);
const stores = settings.VITE_STORES_URL;
const booking = `${settings.VITE_VET_CARE_API_URL}/appointment-booking`;
const list = `${settings.VITE_VET_CARE_API_URL}/admin-booking-list`;
const visits = `${settings.VITE_VISITS_API_URL}${settings.VITE_VISITS_PATH}`;
const signIn = 'https://cognito-idp.ap-south-1.amazonaws.com/';

/** Enough of a built site for a host to serve, and long enough to be worth compressing. */
const page = (address: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8" />
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <link rel="canonical" href="${origin}${address}"/><link rel="alternate" hreflang="hi" href="${origin}/hi"><link rel="stylesheet" href="/assets/home-1.css">
  <link rel="preload" href="/assets/text-1.woff2" as="font"><script src="/assets/index-1.js"></script></head>
  <body><div id="root" data-address="${address}"><img src="/assets/dog-1.svg"><a href="/blog/ticks">Ticks</a>
  ${'Words. '.repeat(300)}</div></body></html>`;

const robots = readFileSync('public/robots.txt', 'utf8');
const listed = ['/', '/about', '/service/service-details', '/blog/ticks', '/doctors/asha'];
/** The first two are there in Hindi, too. */
const inHindi = ['/hi', '/hi/about'];
const pages = listed.map(
  (path, index) =>
    new Map([['en', path], ...(inHindi[index] ? [['hi', inHindi[index]]] : [])] as [
      string,
      string,
    ][]),
);
const long = ' '.repeat(2000);
const files: Record<string, string> = {
  ...Object.fromEntries(
    [...listed, ...inHindi].map((path) => [
      path === '/' ? 'index.html' : `${path.slice(1)}.html`,
      page(path),
    ]),
  ),
  '404.html': page('/error'),
  'hi/404.html': page('/hi/error'),
  'robots.txt': robots + sitemapLine(origin),
  'sitemap.xml': sitemap(origin, pages),
  'speculation-rules.json': '{}',
  'manifest.webmanifest': '{}',
  'assets/index-1.js': long,
  'assets/home-1.css': long,
  'assets/text-1.woff2': long,
  'assets/dog-1.svg': long,
};

let root = '';
let host: PreviewServer;

beforeAll(async () => {
  // These tests call a real server and not the sandbox.
  cloud.close();
  root = await mkdtemp(join(tmpdir(), 'check-host-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'dist', name)), { recursive: true });
    await writeFile(join(root, 'dist', name), text);
  }
  Object.assign(process.env, settings);
  host = await preview({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [staticHost()],
    preview: { port: 4329, host: '127.0.0.1' },
  });
});

afterAll(async () => {
  await host.close();
  await rm(root, { recursive: true });
});

/** The APIs as they should be: CORS for this site alone, and a login for what is not everybody's. */
function api(url: string, { method = 'GET', headers }: RequestInit = {}): Response {
  const cors = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Amz-Target',
  };
  expect(new Headers(headers).get('origin')).toBe(origin);
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  if (url === stores) return Response.json({ data: [{ id: 1 }] }, { headers: cors });
  if (url === signIn)
    return Response.json({ __type: 'InvalidParameterException' }, { status: 400, headers: cors });
  if (url === settings.VITE_BOOKING_WARM_UP_URL) return new Response('{}', { headers: cors });
  if (url === list || url.startsWith(visits))
    return Response.json({ message: 'Unauthorized' }, { status: 401, headers: cors });
  throw new Error(`Nothing may be sent here: ${method} ${url}`);
}

/** Changes an answer, as a wrong setting of a host or an API would; undefined leaves it as it is. */
type Fault = (url: string, answer: Response, method: string) => Response | undefined;

/** The preview as the deployed site, behind the redirect to https. */
function asking(fault: Fault = () => undefined): Ask {
  return askWith(async (input, init) => {
    const url = input as string;
    const answer = await answerTo(url, init);
    return fault(url, answer, init?.method ?? 'GET') ?? answer;
  });
}

async function answerTo(url: string, init?: RequestInit): Promise<Response> {
  if (url.startsWith('http://'))
    return new Response(null, { status: 301, headers: { Location: url.replace('http', 'https') } });
  if (!url.startsWith(origin)) return api(url, init);
  return fetch(url.replace(origin, `http://127.0.0.1:${port()}`), init);
}

const port = () => (host.httpServer.address() as AddressInfo).port;

/** What is found, as it is printed: 'mend: problem → remedy'. */
async function findings(fault?: Fault, address = `${origin}/about`) {
  const areas = await checkHost(address, asking(fault));
  return areas.flatMap((area) =>
    area.findings.map(
      ({ isWarning, problem, remedy }) =>
        `${isWarning ? 'warning' : 'mend'}: ${problem} → ${remedy}`,
    ),
  );
}

/** A fault of the answers of one path or URL. */
function at(place: string, change: (answer: Response) => Response): Fault {
  return (url, answer) => (url === place || url === origin + place ? change(answer) : undefined);
}

/** A fault of all answers. */
function everywhere(change: (answer: Response) => Response): Fault {
  return (url, answer) => (url.startsWith(origin) ? change(answer) : undefined);
}

const withHeaders = (changes: Record<string, string | undefined>) => (answer: Response) => {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
};

const withHtml = (headers: Headers) => ({
  ...Object.fromEntries(headers),
  'content-type': 'text/html',
});

const html = (text: string, status = 200) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' },
  });

describe('a deployed site', () => {
  it('a deployed site has nothing to mend where its host does what the preview does, and its APIs know it', async () => {
    expect(await findings()).toEqual([]);
  });

  it.each<[string, Fault, RegExp]>([
    [
      'http is not redirected',
      (url) => (url.startsWith('http:') ? html('') : undefined),
      /^mend: http:\/\/www\.clinic\.test answers 200 instead of leading to https/,
    ],
    [
      'http is redirected for now only',
      (url) =>
        url.startsWith('http:')
          ? new Response(null, { status: 302, headers: { Location: `${origin}/` } })
          : undefined,
      /^warning: .*status 302/,
    ],
    [
      'nothing says how long https is insisted on',
      everywhere(withHeaders({ 'strict-transport-security': undefined })),
      /^mend: \/ has no Strict-Transport-Security → /,
    ],
    [
      'https is insisted on for a minute',
      everywhere(withHeaders({ 'strict-transport-security': 'max-age=60' })),
      /^mend: .* for 60 s, less than a day/,
    ],
    [
      'a header is missing on the 404 page',
      at('/nobody-has-this-page', withHeaders({ 'x-frame-options': undefined })),
      /^mend: \/nobody-has-this-page: no X-Frame-Options/,
    ],
    [
      'a header has another value',
      everywhere(withHeaders({ 'referrer-policy': 'unsafe-url' })),
      /^warning: Referrer-Policy is 'unsafe-url', not 'strict-origin/,
    ],
    [
      'there is no policy',
      everywhere(withHeaders({ 'content-security-policy': undefined })),
      /^mend: \/ has no Content-Security-Policy/,
    ],
    [
      'the policy is of another build',
      everywhere(
        withHeaders({
          'content-security-policy': `${policy.replace(stores, 'https://old.clinic.test/stores')}; frame-ancestors 'none'`,
        }),
      ),
      /^mend: .* lacks https:\/\/stores\.clinic\.test\/prod\/admin-stores-list in connect-src/,
    ],
    [
      'the policy lets others frame the site',
      everywhere(withHeaders({ 'content-security-policy': policy })),
      /^mend: .* no frame-ancestors 'none'/,
    ],
    [
      'the policy allows inline scripts',
      everywhere(
        withHeaders({
          'content-security-policy': `${policy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")}; frame-ancestors 'none'`,
        }),
      ),
      /^warning: .* also allows 'unsafe-inline' in script-src/,
    ],
    [
      'the policy is sent twice',
      everywhere(withHeaders({ 'content-security-policy': `${policy}, ${policy}` })),
      /^mend: \/ has more than one Content-Security-Policy/,
    ],
    [
      'the speculation rules are not named',
      everywhere(withHeaders({ 'speculation-rules': undefined })),
      /^warning: \/ has no Speculation-Rules/,
    ],
    [
      'search engines are kept out by a header',
      everywhere(withHeaders({ 'x-robots-tag': 'noindex' })),
      /^warning: \/ has X-Robots-Tag/,
    ],
  ])('a deployed site is found wanting where %s', async (_, fault, finding) => {
    expect(await findings(fault)).toEqual([expect.stringMatching(finding)]);
  });
});

describe('the pages of a deployed site', () => {
  it.each<[string, Fault, RegExp]>([
    [
      'a page of the sitemap is missing',
      at('/doctors/asha', () => html(page('/error'), 404)),
      /^mend: https:\/\/www\.clinic\.test\/doctors\/asha answers 404 → /,
    ],
    [
      'a page shows another',
      at('/blog/ticks', () => html(page('/'))),
      /^mend: .*\/blog\/ticks shows the page of \/ → /,
    ],
    [
      'the 404 page is the host’s own',
      (url) => (url.endsWith('this') && !url.includes('service') ? html('No.', 404) : undefined),
      /^mend: \/nobody-has-this shows a 404 page that is not the site’s own/,
    ],
    [
      'a bucket forbids what it does not have',
      at('/blog/nobody-has-this', () => html('<Error/>', 403)),
      /^mend: \/blog\/nobody-has-this does not exist, and answers 403 instead of 404/,
    ],
    [
      'a language has no 404 page of its own',
      at('/hi/nobody-has-this', () => html(page('/error'), 404)),
      /^warning: \/hi\/nobody-has-this shows the English 404 page → .* which hosts .* for \/hi/,
    ],
    [
      'other services have no page',
      at('/service/nobody-has-this', () => html(page('/error'), 404)),
      /^warning: an address under \/service\/ that has no file does not show \/service\/service-details/,
    ],
    [
      'a page has a second address',
      at('/about/', () => html(page('/about'))),
      /^warning: \/about\/ answers 200 instead of leading to \/about/,
    ],
    [
      'a missing file is kept as long as a file',
      at('/assets/nobody-has-this.js', withHeaders({ 'cache-control': 'max-age=31536000' })),
      /^warning: the 404 of a missing file is kept for 31536000 s/,
    ],
  ])('the pages of a deployed site are found wanting where %s', async (_, fault, finding) => {
    const found = await findings(fault);
    expect(found[0]).toMatch(finding);
  });

  it('the pages of a deployed site are found wanting where a host answers everything with the front page', async () => {
    const found = await findings((url, answer) =>
      url.startsWith(origin) && answer.status === 404
        ? new Response(files['index.html'], { headers: withHtml(answer.headers) })
        : undefined,
    );
    expect(found).toEqual([
      expect.stringMatching(/^mend: \/nobody-has-this does not exist, and answers 200 instead/),
      expect.stringMatching(/^mend: \/hi\/nobody-has-this does not exist/),
      expect.stringMatching(/^mend: \/service\/nobody|^mend: \/blog\/nobody-has-this does not/),
      expect.stringMatching(/^mend: \/doctors\/nobody-has-this does not exist/),
      expect.stringMatching(/^mend: \/assets\/nobody-has-this\.js .* 200 \(text\/html\) instead/),
    ]);
  });

  it('the pages of a deployed site are those that the front page links where there is no sitemap', async () => {
    const found = await findings((url) => {
      if (url.endsWith('/sitemap.xml')) return html('', 404);
      return url.endsWith('/blog/ticks') ? html(page('/error'), 404) : undefined;
    });
    expect(found).toEqual(
      expect.arrayContaining([expect.stringMatching(/^mend: .*\/blog\/ticks answers 404/)]),
    );
  });
});

describe('the files of a deployed site', () => {
  it.each<[string, Fault, RegExp]>([
    [
      'a script has no type that browsers take',
      at('/assets/index-1.js', withHeaders({ 'content-type': 'application/octet-stream' })),
      /^mend: \/assets\/index-1\.js has the type 'application\/octet-stream', not text\/javascript/,
    ],
    [
      'a drawing has no type that browsers take',
      at('/assets/dog-1.svg', withHeaders({ 'content-type': 'text/plain' })),
      /^mend: \/assets\/dog-1\.svg has the type/,
    ],
    [
      'the speculation rules are plain JSON',
      at('/speculation-rules.json', withHeaders({ 'content-type': 'application/json' })),
      /^warning: \/speculation-rules\.json has the type 'application\/json', not application\/speculationrules/,
    ],
    [
      'a font has an old type',
      at('/assets/text-1.woff2', withHeaders({ 'content-type': 'application/font-woff2' })),
      /^warning: \/assets\/text-1\.woff2 has the type/,
    ],
    [
      'a script is not compressed',
      at('/assets/index-1.js', withHeaders({ 'content-encoding': undefined })),
      /^mend: \/assets\/index-1\.js is not compressed/,
    ],
    [
      'a hashed file is kept for an hour',
      at('/assets/home-1.css', withHeaders({ 'cache-control': 'max-age=3600' })),
      /^warning: \/assets\/home-1\.css is not kept for a year/,
    ],
    [
      'a page is kept for an hour',
      at('/about', withHeaders({ 'cache-control': 'public, max-age=3600' })),
      /^mend: \/about is kept for 3600 s/,
    ],
    [
      'a page is kept for a minute',
      at('/about', withHeaders({ 'cache-control': 's-maxage=9, max-age=60' })),
      /^warning: \/about is kept for 60 s/,
    ],
    [
      'nothing is said about keeping a page',
      at('/about', withHeaders({ 'cache-control': undefined })),
      /^mend: \/about has no Cache-Control/,
    ],
    [
      'the speculation rules are missing',
      at('/speculation-rules.json', () => html('', 404)),
      /^mend: \/speculation-rules\.json answers 404/,
    ],
  ])('the files of a deployed site are found wanting where %s', async (_, fault, finding) => {
    expect(await findings(fault)).toEqual([expect.stringMatching(finding)]);
  });
});

describe('what a deployed site tells search engines', () => {
  const text = (body: string) => () =>
    new Response(body, { headers: { 'Content-Type': 'text/plain' } });

  it.each<[string, Fault, RegExp]>([
    [
      'there is no robots.txt',
      at('/robots.txt', () => html('', 404)),
      /^mend: \/robots\.txt answers/,
    ],
    [
      'robots.txt keeps everybody out',
      at('/robots.txt', text(`User-agent: *\nDisallow: /\nSitemap: ${origin}/sitemap.xml`)),
      /^mend: \/robots\.txt keeps search engines out/,
    ],
    [
      'the site was built without its address',
      at('/robots.txt', text(robots)),
      /^warning: the site does not know its own address.* → build with VITE_SITE_URL=https:\/\/www\.clinic\.test/,
    ],
    [
      'the site was built for another address',
      at('/robots.txt', text(robots + sitemapLine('https://clinic.test'))),
      /^mend: the site says that it is at https:\/\/clinic\.test\/sitemap\.xml/,
    ],
    [
      'the sitemap is empty',
      at('/sitemap.xml', () => html('<urlset/>')),
      /^mend: \/sitemap\.xml lists no page/,
    ],
  ])('is found wanting where %s', async (_, fault, finding) => {
    expect(await findings(fault)).toEqual([expect.stringMatching(finding)]);
  });
});

describe('the calls of a deployed site', () => {
  const noCors = withHeaders({ 'access-control-allow-origin': undefined });
  const preflight =
    (place: string, change: (answer: Response) => Response): Fault =>
    (url, answer, method) =>
      url === place && method === 'OPTIONS' ? change(answer) : undefined;
  const answer =
    (place: string, change: (answer: Response) => Response): Fault =>
    (url, given, method) =>
      url.startsWith(place) && method !== 'OPTIONS' ? change(given) : undefined;

  it.each<[string, Fault, RegExp]>([
    [
      'the stores list has no CORS',
      answer(stores, noCors),
      /^mend: .*admin-stores-list lets no site/,
    ],
    [
      'the stores list is for another site',
      answer(stores, withHeaders({ 'access-control-allow-origin': 'https://clinic.test' })),
      /^mend: .* lets https:\/\/clinic\.test read its answer, not https:\/\/www\.clinic\.test/,
    ],
    [
      'the stores list is forbidden',
      answer(stores, () => html('', 403)),
      /^mend: .*admin-stores-list answers 403/,
    ],
    [
      'the stores list is a page',
      answer(stores, () => withHeaders({ 'access-control-allow-origin': '*' })(html('<p>'))),
      /^mend: .* without a list of clinics/,
    ],
    [
      'the booking refuses the question before it',
      preflight(booking, () => html('', 403)),
      /^mend: .*appointment-booking answers 403 to the browser’s question \(OPTIONS\) → .*content-type$/,
    ],
    [
      'the booking takes no JSON',
      preflight(booking, withHeaders({ 'access-control-allow-headers': 'accept' })),
      /^mend: .*appointment-booking does not allow the header content-type/,
    ],
    [
      'the list takes no token, since * leaves it out',
      preflight(list, withHeaders({ 'access-control-allow-headers': '*' })),
      /^mend: .*admin-booking-list does not allow the header authorization/,
    ],
    [
      'the list’s refusal has no CORS',
      answer(list, noCors),
      /^warning: .*admin-booking-list lets no site read its answer \(CORS\), with its 401 → .*DEFAULT_4XX/,
    ],
    [
      'the list is open to anyone',
      answer(list, () =>
        Response.json({ data: [{ id: 7 }] }, { headers: { 'Access-Control-Allow-Origin': '*' } }),
      ),
      /^mend: .* gives the requests of pet owners to anyone, without a login/,
    ],
    [
      'the visits are open to whoever knows a number',
      answer(visits, () =>
        Response.json({ data: [] }, { headers: { 'Access-Control-Allow-Origin': '*' } }),
      ),
      /^warning: .*phone=0000000000 needs no login|^warning: .*\/v1\/visits needs no login/,
    ],
    [
      'the visits take no token',
      preflight(visits, withHeaders({ 'access-control-allow-headers': '' })),
      /^mend: .*\/v1\/visits does not allow the header authorization/,
    ],
    [
      'the sign-in’s refusal can’t be read',
      answer(signIn, noCors),
      /^mend: https:\/\/cognito-idp.* lets no site read its answer/,
    ],
    [
      'the sign-in is not Cognito',
      answer(signIn, () => html('', 404)),
      /^mend: .* answers 404 to an empty sign-in, not 400/,
    ],
    [
      'the warm-up fails',
      answer(settings.VITE_BOOKING_WARM_UP_URL, () => html('', 404)),
      /^warning: .*warm-up answers 404/,
    ],
    [
      'an API is not there',
      answer(stores, () => {
        throw new TypeError('fetch failed', {
          cause: Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }),
        });
      }),
      /^mend: .*admin-stores-list does not answer \(no such name is known/,
    ],
  ])('the calls of a deployed site are found wanting where %s', async (_, fault, finding) => {
    expect(await findings(fault)).toEqual([expect.stringMatching(finding)]);
  });

  it.each([
    ['http://stores.clinic.test/', /calls http:\/\/stores\.clinic\.test\/.* without https/],
    ['http://localhost:9000/', /calls http:\/\/localhost:9000\/.*, on the visitor’s own computer/],
    ["'self'", /calls the sandbox, which is not there → deploy dist\//],
  ])(
    'the calls of a deployed site are found wanting where the site calls %s',
    async (source, finding) => {
      const other = policy.replace(/connect-src [^;]+/, `connect-src ${source}`);
      const found = await findings((url) =>
        url === `${origin}/` ? html(page('/').replace(policy, other)) : undefined,
      );
      expect(found).toEqual(expect.arrayContaining([expect.stringMatching(finding)]));
    },
  );
});

describe('what is no deployed site', () => {
  it.each<[string, Fault, RegExp]>([
    [
      'an address that leads elsewhere',
      at(
        '/',
        () => new Response(null, { status: 301, headers: { Location: 'https://clinic.test/' } }),
      ),
      /^mend: https:\/\/www\.clinic\.test\/ leads to https:\/\/clinic\.test\/ → ask that address/,
    ],
    ['a host without a site', at('/', () => html('Parked.')), /^mend: .* is not the front page of/],
    ['a host with an error', at('/', () => html('', 503)), /^mend: .*test\/ answers 503/],
  ])('what is no deployed site is said to be none: %s', async (_, fault, finding) => {
    expect(await findings(fault)).toEqual([expect.stringMatching(finding)]);
  });

  it('a server’s words reach the terminal without its control characters', async () => {
    const found = await findings(
      at('/', () => new Response(null, { status: 302, headers: { Location: '/\t\u009b31m' } })),
    );
    expect(found.join()).not.toMatch(/\p{Cc}/u);
  });

  it('a site beside a port of its own is not asked over http', async () => {
    const asked: string[] = [];
    const home = { url: origin, status: 200, headers: new Headers(), body: '' };
    const site = { origin: `${origin}:8443`, isLocal: false, host: 'nginx', home } as const;
    const found = checkHttps(site, async (url) => {
      asked.push(url);
      return home;
    });
    expect(await found.next()).toMatchObject({
      value: { problem: '/ has no Strict-Transport-Security' },
    });
    expect(asked).toEqual([]);
  });

  it('a site on the own computer is asked without https', async () => {
    const local = `http://127.0.0.1:${port()}`;
    const areas = await checkHost(
      local,
      askWith(async (url, init) => {
        if (!(url as string).startsWith(local)) throw new Error('The tests call no API.');
        return fetch(url, init);
      }),
    );
    expect(
      areas.filter(({ findings: found }) => found.length === 0).map(({ name }) => name),
    ).toEqual(['https', 'headers and policy', 'pages and 404s', 'types, compression, caching']);
  });
});

describe('npm run check:host', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/checkHost.ts', ...words], {
      encoding: 'utf8',
    });

  it('says how it is used where it gets no address', () => {
    const { status, stderr } = run('www.clinic.test');
    expect([status, stderr]).toEqual([2, expect.stringContaining('check:host -- https://')]);
  });

  it('ends with 1 where something must be mended, and says what', () => {
    const { status, stdout } = run('http://127.0.0.1:9');
    expect(stdout).toMatch(/✗ the front page\n {4}mend: http:\/\/127\.0\.0\.1:9\/ .* → give the/);
    expect(stdout).toMatch(/\nhttp:\/\/127\.0\.0\.1:9: 1 to mend, 0 warnings\n$/);
    expect(status).toBe(1);
  });
});
