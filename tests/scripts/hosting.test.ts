// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '#src/app/routes.tsx';
import { pathsToPrerender, publicRoutes } from '#src/app/renderPage.tsx';
import { hostingFiles } from '#scripts/hosting/hostingFiles.ts';
import {
  caching,
  contentSecurityPolicy,
  responseHeaders,
  securityHeaders,
} from '#scripts/hosting/headers.ts';
import { resolveRequest } from '#scripts/hosting/resolveRequest.ts';
import { speculationRules } from '#scripts/hosting/speculationRules.ts';

const settings = {
  VITE_STORES_URL: 'https://stores.example.com/prod/admin-stores-list?all=1',
  VITE_VET_CARE_API_URL: 'https://vet-care.example.com/prod/',
  VITE_VISITS_API_URL: 'https://visits.example.com',
  VITE_COGNITO_CLIENT_ID: 'client',
  VITE_COGNITO_REGION: 'ap-south-1',
};
const { inSite, besideSite } = hostingFiles(
  responseHeaders(settings),
  pathsToPrerender().map(({ address }) => address),
  [],
);

/** The path of every route. */
function routePaths(branch: RouteObject[]): string[] {
  return branch.flatMap(({ path, children = [] }) => [path ?? '', ...routePaths(children)]);
}

interface CloudFrontAnswer {
  uri?: string;
  statusCode?: number;
  headers?: { location: { value: string } };
}

/** A query as CloudFront passes it: by name, still encoded. */
type Query = Record<string, { value: string; multiValue?: { value: string }[] }>;

function cloudFront(uri: string, querystring: Query = {}): CloudFrontAnswer {
  const code = `${besideSite['cloudfront-function.js']}; handler(event)`;
  return runInNewContext(code, { event: { request: { uri, querystring } } }) as CloudFrontAnswer;
}

describe('The content security policy', () => {
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
    expect(securityHeaders(settings)['Content-Security-Policy']).toMatch(/frame-ancestors 'none'$/);
    expect(securityHeaders(settings)['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  });
});

describe('The hosting files', () => {
  const pages = pathsToPrerender().map(({ address }) => address);

  it('the CloudFront function handles the shared service page, the home page, files and redirects', () => {
    expect(cloudFront('/')).toMatchObject({ uri: '/index.html' });
    expect(cloudFront('/service/x')).toMatchObject({ uri: '/service/service-details.html' });
    expect(cloudFront('/assets/a.js')).toMatchObject({ uri: '/assets/a.js' });
    expect(cloudFront('/about/')).toMatchObject({
      statusCode: 301,
      headers: { location: { value: '/about' } },
    });
    // No object has this name, so S3 answers 404.
    expect(cloudFront('/nope')).toMatchObject({ uri: '/nope.html' });
  });

  it.each([
    String.raw`/\elsewhere.example/about/`,
    '/\t/elsewhere.example/about/',
    String.raw`/\elsewhere/`,
    String.raw`/\elsewhere.html`,
    '/\t/elsewhere.html',
  ])('the CloudFront function never redirects %j to another site', (address) => {
    expect(cloudFront(address)).not.toHaveProperty('statusCode');
  });

  it('the CloudFront function redirects a doubled slash to a path of this site', () => {
    expect(cloudFront('//elsewhere/')).toMatchObject({
      headers: { location: { value: '/elsewhere' } },
    });
  });

  it('the CloudFront function keeps the query in a redirect', () => {
    const query = {
      phone: { value: '%2B1%20555' },
      tag: { value: 'a', multiValue: [{ value: 'a' }, { value: 'b%26c' }] },
      plain: { value: '' },
    };
    expect(cloudFront('/VetcareVetBuddyVisits/', query)).toMatchObject({
      statusCode: 301,
      headers: {
        location: { value: '/VetcareVetBuddyVisits?phone=%2B1%20555&tag=a&tag=b%26c&plain=' },
      },
    });
  });

  it.each(['/index', '/index.html', '/index/'])(
    'the CloudFront function redirects %s to the home page',
    (address) => {
      expect(cloudFront(address, { store: { value: '13' } })).toMatchObject({
        statusCode: 301,
        headers: { location: { value: '/?store=13' } },
      });
    },
  );

  it('_headers caches hashed files for a year and sends the security headers with everything', () => {
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
    const services = pages.filter((address) => address.startsWith('/service/'));
    expect(rules.slice(0, -1)).toEqual(services.map((address) => `${address} ${address} 200`));
  });

  it('the CloudFront function stays under the 10 kB that CloudFront takes', () => {
    expect(besideSite['cloudfront-function.js'].length).toBeLessThan(10_000);
  });

  it('the S3 uploads in docs/deploying.md set the same caching headers', () => {
    const uploads = readFileSync('docs/deploying.md', 'utf8').match(/^.*aws s3 sync .*$/gm);
    expect(uploads).toEqual([
      expect.stringContaining(
        `dist/assets s3://<bucket>/assets --cache-control "${caching.immutable}"`,
      ),
      expect.stringMatching(
        `--exclude "assets/\\*" --exclude speculation-rules.json --cache-control ${caching.revalidate}$`,
      ),
    ]);
  });

  it('the CloudFront headers policy has the same headers', () => {
    const policy = JSON.parse(besideSite['cloudfront-headers.json']) as {
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { ContentSecurityPolicy: string };
        StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean };
      };
      CustomHeadersConfig: { Quantity: number; Items: { Header: string }[] };
    };
    expect(policy.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy).toBe(
      securityHeaders(settings)['Content-Security-Policy'],
    );
    expect(policy.SecurityHeadersConfig.StrictTransportSecurity).toMatchObject({
      AccessControlMaxAgeSec: 86400,
      IncludeSubdomains: false,
    });
    expect(policy.CustomHeadersConfig.Items.map(({ Header }) => Header)).toEqual([
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
      'Speculation-Rules',
    ]);
    expect(policy.CustomHeadersConfig.Quantity).toBe(3);
  });
});

describe('The folder of a language', () => {
  const pages = ['/', '/service/service-details', '/hi', '/hi/clinics'];
  const filesOf = (addresses: string[]) =>
    hostingFiles(responseHeaders(settings), addresses, ['hi']);

  it('nginx answers what is unknown below it with the language’s own page', () => {
    const conf = filesOf(pages).besideSite['nginx.conf'].replaceAll(/\s+/g, ' ');
    expect(conf).toContain(
      'location /hi/ { error_page 404 /hi/404.html; try_files $uri.html =404; }',
    );
    expect(conf).toContain('location = /hi/404.html { internal; }');
  });

  it('Netlify alone is given a rule with status 404, which Cloudflare refuses', () => {
    expect(filesOf(pages).inSite._redirects).not.toContain('/hi/');
    vi.stubEnv('NETLIFY', 'true');
    expect(filesOf(pages).inSite._redirects.trim().split('\n').at(-1)).toBe(
      '/hi/* /hi/404.html 404',
    );
  });

  it('the service that is nobody’s is shown in the language that has the page', () => {
    expect(filesOf(pages).inSite._redirects).not.toContain('/hi/service/');
    const translated = filesOf([...pages, '/hi/service/service-details']);
    expect(translated.inSite._redirects).toContain(
      '/hi/service/:id /hi/service/service-details 200',
    );
    expect(translated.besideSite['nginx.conf']).toContain('location ~ ^/hi/service/[^/]+$ {');
  });
});

describe('An address with a parameter', () => {
  const pages = pathsToPrerender().map(({ address }) => address);
  const exists = (file: string) => pages.some((address) => file === `${address.slice(1)}.html`);
  const redirects = inSite._redirects.split('\n').map((line) => line.split(' '));

  /** Each host's file for a path; without one it answers with 404.html. */
  const hosts: Record<string, (path: string) => string | undefined> = {
    'the preview': (path) => {
      const answer = resolveRequest(path, exists);
      return answer.status === 200 ? `/${answer.file}` : undefined;
    },
    'Cloudflare Pages': (path) => {
      const rule = redirects.find(([from = '']) =>
        new RegExp(`^${from.replace(/:\w+/, '[^/]+')}$`).test(path),
      );
      const target = rule?.[1] ?? path;
      return exists(`${target.slice(1)}.html`) ? `${target}.html` : undefined;
    },
    CloudFront: (path) => {
      const { uri = '' } = cloudFront(path);
      return exists(uri.slice(1)) ? uri : undefined;
    },
  };
  const parameters = routePaths(routes).filter((path) => path.includes(':'));

  it.each(Object.entries(hosts))('every page has a file of its own on %s', (_, host) => {
    const under = (path: string) => pages.filter((page) => page.startsWith(path.split(':')[0]!));
    expect(parameters.filter((path) => under(path).length === 0)).toEqual([]);
    for (const page of pages.filter((path) => path !== '/'))
      expect(host(page)).toBe(`${page}.html`);
  });

  it.each(Object.entries(hosts))(
    'an address with a parameter that nothing has gets the 404 page on %s',
    (_, host) => {
      const answers = parameters.map((path) => [
        path,
        host(path.replace(/:.*/, 'nobody-has-this')),
      ]);
      // A service's page is the same whatever the id.
      expect(Object.fromEntries(answers)).toEqual({
        '/service/:serviceId': '/service/service-details.html',
        '/blog/:blogId': undefined,
        '/doctors/:doctorId': undefined,
        '/clinics/:slug': undefined,
      });
    },
  );
});

describe('How long browsers insist on https', () => {
  const year = { ...settings, VITE_HSTS: 'max-age=31536000; includeSubDomains' };

  it('the rules of every host begin with a day, for this host name alone', () => {
    expect(inSite._headers).toContain('\n  Strict-Transport-Security: max-age=86400\n');
    expect(besideSite['nginx.conf']).toContain(
      'add_header Strict-Transport-Security "max-age=86400" always;',
    );
    expect(besideSite['cloudfront-headers.json']).toContain('"AccessControlMaxAgeSec": 86400');
    expect(securityHeaders({ ...settings, VITE_HSTS: ' ' })).toEqual(securityHeaders(settings));
  });

  it('the rules of every host take over what VITE_HSTS says', () => {
    const files = hostingFiles(responseHeaders(year), [], []);
    const value = year.VITE_HSTS;
    expect(files.inSite._headers).toContain(`\n  Strict-Transport-Security: ${value}\n`);
    expect(files.besideSite['nginx.conf']).toContain(`"${value}" always;`);
    expect(files.besideSite['cloudfront-headers.json']).toMatch(
      /"IncludeSubdomains": true,\s+"Preload": false,\s+"AccessControlMaxAgeSec": 31536000/,
    );
  });
});

describe('The speculation rules', () => {
  interface Rule {
    where: { and: [{ href_matches: URLPatternInit[] }, { selector_matches: string }] };
    eagerness: string;
  }
  const rules = JSON.parse(speculationRules(publicRoutes())) as Record<string, [Rule]>;
  const [{ href_matches: patterns }, { selector_matches: links }] = rules.prefetch![0].where.and;
  const pages = pathsToPrerender();

  /** Whether a link to an address of the site is covered, as URL patterns of this form say: a parameter is one segment. */
  function covers(address: string) {
    const { pathname, search } = new URL(address, 'https://site.example');
    return patterns.some(
      (pattern) =>
        pattern.search === search &&
        new RegExp(`^${pattern.pathname!.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname),
    );
  }

  it('the speculation rules prefetch a link that is hovered, and prerender the same one when it is pressed', () => {
    const { where } = rules.prefetch![0];
    expect(rules).toEqual({
      prefetch: [{ where, eagerness: 'moderate' }],
      prerender: [{ where, eagerness: 'conservative' }],
    });
  });

  it.each(pages.filter(({ listed }) => listed))(
    'the speculation rules cover $address, but not with a query',
    ({ address }) => {
      expect(covers(address)).toBe(true);
      expect(covers(`${address}#contacts`)).toBe(true);
      expect(covers(`${address}?phone=9876543210`)).toBe(false);
    },
  );

  // The services' own addresses are public, but copies of a listed page.
  const hidden = pages.filter(({ listed, address }) => !listed && !address.startsWith('/service/'));

  it.each([...hidden, { address: '/error' }])(
    'the speculation rules do not cover $address, which is not public',
    ({ address }) => {
      expect(covers(address)).toBe(false);
      expect(covers(`${address}?phone=9876543210`)).toBe(false);
      expect(JSON.stringify(rules)).not.toContain(`"${address}"`);
    },
  );

  it('the speculation rules cover every service, whose page is shared', () => {
    expect(covers('/service/vaccination')).toBe(true);
    expect(covers('/service/a/b')).toBe(false);
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
    expect(besideSite['cloudfront-headers.json']).toContain(
      String.raw`"Value": "\"/speculation-rules.json\""`,
    );
    expect(readFileSync('docs/deploying.md', 'utf8')).toMatch(
      /aws s3 cp dist\/speculation-rules\.json .*--content-type "application\/speculationrules\+json"/,
    );
  });
});
