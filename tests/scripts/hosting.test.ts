import type { RouteObject } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { hostingFiles } from '#scripts/hosting/hostingFiles.ts';
import { contentSecurityPolicy, responseHeaders } from '#scripts/hosting/policy.ts';
import { speculationRules } from '#scripts/hosting/speculationRules.ts';
import { pagesToPrerender, publicRoutes } from '#src/app/renderPage.tsx';
import { routes } from '#src/app/routes.tsx';

const settings = {
  VITE_STORES_URL: 'https://stores.example.com/prod/admin-stores-list?all=1',
  VITE_VET_CARE_API_URL: 'https://vet-care.example.com/prod/',
  VITE_VISITS_API_URL: 'https://visits.example.com',
  VITE_COGNITO_CLIENT_ID: 'client',
  VITE_COGNITO_REGION: 'ap-south-1',
};
const pages = pagesToPrerender();
const addresses = pages.map(({ address }) => address);
const { inSite, besideSite } = hostingFiles(settings, addresses, publicRoutes());

/** The path of every route. */
function routePaths(branch: RouteObject[]): string[] {
  return branch.flatMap(({ path, children = [] }) => [path ?? '', ...routePaths(children)]);
}

const policy = contentSecurityPolicy(settings);
const directives = new Map(
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  }),
);

it('the content security policy allows only what it lists', () => {
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'"]);
  expect(directives.get('style-src')).toEqual(["'self'"]);
  expect(policy).not.toMatch(/unsafe|data:|\*/);
});

it('the content security policy lists each call of the site and the video frame', () => {
  expect(directives.get('connect-src')).toEqual([
    'https://stores.example.com/prod/admin-stores-list',
    'https://vet-care.example.com/prod/appointment-booking',
    'https://cognito-idp.ap-south-1.amazonaws.com/',
    'https://vet-care.example.com/prod/admin-booking-list',
    'https://visits.example.com/xml/vetbuddy-visits',
  ]);
  expect(directives.get('frame-src')).toEqual(['https://www.youtube-nocookie.com']);
});

it('the content security policy lists the warm-up call only if it is set', () => {
  const warm = { ...settings, VITE_BOOKING_WARM_UP_URL: 'https://warm.example.com/up' };
  expect(contentSecurityPolicy(warm)).toContain('https://warm.example.com/up');
  expect(policy).not.toContain('warm');
});

it('the security headers forbid framing', () => {
  expect(responseHeaders(settings)['Content-Security-Policy']).toMatch(/frame-ancestors 'none'$/);
  expect(responseHeaders(settings)['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
});

it('_headers caches hashed files for a year and sends the common headers with everything', () => {
  const [everything = '', assets = ''] = inSite._headers.split(/^\/(?:assets\/\*|spec.*)$/m);
  expect(everything).toMatch(/^\/\*\n/);
  for (const [name, value] of Object.entries(responseHeaders(settings)))
    expect(everything).toContain(`  ${name}: ${value}\n`);
  expect(assets).toContain('max-age=31536000, immutable');
  expect(everything).not.toContain('immutable');
});

it('_redirects leads each service with a file to itself, and any other id to the shared page', () => {
  const rules = inSite._redirects.trim().split('\n');
  expect(rules.at(-1)).toBe('/service/:id /service/service-details 200');
  const services = addresses.filter((address) => address.startsWith('/service/'));
  expect(rules.slice(0, -1)).toEqual(services.map((address) => `${address} ${address} 200`));
});

it('nginx sends the common headers and shows the shared page whatever the id', () => {
  const conf = besideSite['nginx.conf'];
  for (const name of Object.keys(responseHeaders(settings)))
    expect(conf).toContain(`    add_header ${name} "`);
  expect(conf).toMatch(
    /location ~ \^\/service\/\[\^\/\]\+\$ \{\s+try_files \$uri\.html \/service\/service-details\.html =404;/,
  );
});

it('every path with a parameter has pages with files of their own', () => {
  const parameters = routePaths(routes).filter((path) => path.includes(':'));
  const under = (path: string) => addresses.filter((page) => page.startsWith(path.split(':')[0]!));
  expect(parameters.filter((path) => under(path).length === 0)).toEqual([]);
});

const some = ['/', '/service/service-details', '/hi', '/hi/clinics'];
const filesOf = (paths: string[]) => hostingFiles(settings, paths, []);

it('nginx answers an unknown Hindi address with the Hindi page of errors', () => {
  const conf = filesOf(some).besideSite['nginx.conf'].replaceAll(/\s+/g, ' ');
  expect(conf).toContain(
    'location /hi/ { error_page 404 /hi/404.html; try_files $uri.html =404; }',
  );
  expect(conf).toContain('location = /hi/404.html { internal; }');
});

it('Netlify alone is given a rule for unknown Hindi addresses, which Cloudflare refuses', () => {
  expect(filesOf(some).inSite._redirects).not.toContain('/hi/');
  vi.stubEnv('NETLIFY', 'true');
  expect(filesOf(some).inSite._redirects.trim().split('\n').at(-1)).toBe('/hi/* /hi/404.html 404');
});

it('an unknown service is shown in Hindi if Hindi has the page', () => {
  expect(filesOf(some).inSite._redirects).not.toContain('/hi/service/');
  const translated = filesOf([...some, '/hi/service/service-details']);
  expect(translated.inSite._redirects).toContain('/hi/service/:id /hi/service/service-details 200');
  expect(translated.besideSite['nginx.conf']).toContain('location ~ ^/hi/service/[^/]+$ {');
});

const year = { ...settings, VITE_HSTS: 'max-age=31536000; includeSubDomains' };

it('every host makes browsers insist on https for a day, for its own name alone', () => {
  expect(inSite._headers).toContain('\n  Strict-Transport-Security: max-age=86400\n');
  expect(besideSite['nginx.conf']).toContain(
    'add_header Strict-Transport-Security "max-age=86400" always;',
  );
  expect(responseHeaders({ ...settings, VITE_HSTS: ' ' })).toEqual(responseHeaders(settings));
});

it('every host makes browsers insist on https for as long as VITE_HSTS says', () => {
  const files = hostingFiles(year, [], []);
  const value = year.VITE_HSTS;
  expect(files.inSite._headers).toContain(`\n  Strict-Transport-Security: ${value}\n`);
  expect(files.besideSite['nginx.conf']).toContain(`"${value}" always;`);
});

interface Rule {
  where: { and: [{ href_matches: URLPatternInit[] }, { selector_matches: string }] };
  eagerness: string;
}
const rules = JSON.parse(speculationRules(publicRoutes())) as Record<string, [Rule]>;
const [{ href_matches: patterns }, { selector_matches: links }] = rules.prefetch![0].where.and;

/** Whether a link to an address of the site is covered, as URL patterns of this form say: a parameter is one segment. */
function covers(address: string) {
  const { pathname, search } = new URL(address, 'https://site.example');
  return patterns.some(
    (pattern) =>
      pattern.search === search &&
      new RegExp(`^${pattern.pathname!.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname),
  );
}

it('the speculation rules cover every listed page, but not with a query', () => {
  const listed = pages.filter(({ isInSitemap }) => isInSitemap).map(({ address }) => address);
  expect(listed.filter((address) => !covers(address) || !covers(`${address}#contacts`))).toEqual(
    [],
  );
  expect(addresses.filter((address) => covers(`${address}?phone=9876543210`))).toEqual([]);
});

it('the speculation rules cover no page that search engines may not list', () => {
  // A service's own address is a copy of a listed page.
  const hidden = pages
    .filter(({ isInSitemap, address }) => !isInSitemap && !address.startsWith('/service/'))
    .map(({ address }) => address);
  expect([...hidden, '/error'].filter(covers)).toEqual([]);
});

it('the speculation rules match links of what is not hydrated, none that leads out of the page', () => {
  document.body.innerHTML = `<div id="root"><a href="/about">About</a>
    <a href="/about" rel="nofollow external">Elsewhere</a><a href="/about" download>File</a>
    <a href="/about" target="_blank">New tab</a></div>`;
  const matched = () => [...document.querySelectorAll(links)].map((link) => link.textContent);
  expect(matched()).toEqual(['About']);
  document.getElementById('root')!.dataset.hydrated = '';
  expect(matched()).toEqual([]);
});

it('each host sends the address of the rules, and the rules with their type', () => {
  const type = 'application/speculationrules+json';
  expect(inSite._headers).toContain('  Speculation-Rules: "/speculation-rules.json"\n');
  expect(inSite._headers).toContain(`\n/speculation-rules.json\n  Content-Type: ${type}\n`);
  expect(besideSite['nginx.conf']).toContain(
    String.raw`add_header Speculation-Rules "\"/speculation-rules.json\"" always;`,
  );
  expect(besideSite['nginx.conf']).toContain(`default_type ${type};`);
});
