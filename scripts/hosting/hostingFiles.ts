import { sharedPagesIn } from './sharedPages.ts';
import { caching, hashedAssets } from './headers.ts';
import { isDirectlyUnder } from './resolveRequest.ts';
import { speculationRulesFile } from './speculationRules.ts';

type Headers = Readonly<Record<string, string>>;

/** A page that every path directly under `under` shows, but for those in `own`, which have files of their own. */
type SharedPage = ReturnType<typeof sharedPagesIn>[number] & { own: string[] };

/**
 * The configuration files for hosts (docs/deploying.md): files to upload with the site, and files for setting up a host.
 * `common` holds the headers of every response, `pages` the path of each page that has a file, `languages` the folders of languages besides English.
 */
export function hostingFiles(common: Headers, pages: string[], languages: readonly string[]) {
  const shared = sharedPagesIn(pages).map((each) => ({
    ...each,
    own: pages.filter((path) => isDirectlyUnder(path, each.under)),
  }));
  return {
    inSite: {
      _headers: headersFile(common),
      _redirects: redirectsFile(shared, languages),
    },
    besideSite: {
      'nginx.conf': nginxFile(common, shared, languages),
      'cloudfront-function.js': cloudFrontFunction(shared),
      'cloudfront-headers.json': cloudFrontHeaders(common),
    },
  };
}

/**
 * `_headers` for Cloudflare Pages and Netlify. No two rules set the same header, because Cloudflare would send both. Rules
 * cannot match a status, so the 404 of a missing asset is cached as long as an asset (docs/deploying.md).
 */
function headersFile(common: Headers): string {
  const lines = (headers: Headers) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines(common),
    `${hashedAssets}*`,
    ...lines({ 'Cache-Control': caching.immutable }),
    speculationRulesFile.path,
    ...lines({ 'Content-Type': speculationRulesFile.type }),
    '',
  ].join('\n');
}

/**
 * `_redirects` for Cloudflare Pages and Netlify. They find pages by file name; only shared pages need a rule. `:id` matches
 * one segment; `*` would also match /service/a/b. Cloudflare follows a rule even where there is a file, so each page with a file
 * comes first with a rule that leads to itself; Netlify prefers files and ignores such rules. Cloudflare tells a slash at the end apart.
 * Cloudflare takes the nearest 404.html by itself, and refuses rules with this status; Netlify, which says by a variable that it builds, needs one for each language.
 */
function redirectsFile(shared: SharedPage[], languages: readonly string[]): string {
  const itself = shared.flatMap(({ own }) => own.map((path) => `${path} ${path} 200\n`));
  const notFound = process.env.NETLIFY
    ? languages.map((code) => `/${code}/* /${code}/404.html 404\n`)
    : [];
  return [
    ...itself,
    ...shared.map(({ under, page }) => `${under}:id ${page} 200\n`),
    ...notFound,
  ].join('');
}

/** A server block for nginx. Put it into /etc/nginx/conf.d/ and set `server_name`, `root` and TLS. */
function nginxFile(common: Headers, shared: SharedPage[], languages: readonly string[]): string {
  const sharedPages = shared.map(
    ({ under, page }) => `
    # ${page}, whatever the id.
    location ~ ^${under}[^/]+$ {
        try_files $uri.html ${page}.html =404;
    }`,
  );
  const otherLanguages = languages.map(
    (code) => `
    # Each language has a not-found page of its own.
    location = /${code}/404.html {
        internal;
    }
    location = /${code}/404 {
        error_page 404 /${code}/404.html;
        return 404;
    }
    location /${code}/ {
        error_page 404 /${code}/404.html;
        try_files $uri.html =404;
    }
`,
  );
  const headers = Object.entries(common).map(
    ([name, value]) => `    add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;`,
  );
  return `# Written by the build from the route table and the settings.
map "$status $uri" $site_caching {
    default "${caching.revalidate}";
    "~^(200|206|304) ${hashedAssets}" "${caching.immutable}";
    "~^404 ${hashedAssets}" "${caching.noStore}";
}

server {
    listen 80;
    listen [::]:80;
    server_name _;
    root /var/www/site;
    server_tokens off;
    absolute_redirect off;
    gzip on;
    gzip_vary on;
    gzip_types text/css text/javascript application/javascript image/svg+xml application/json ${speculationRulesFile.type} application/manifest+json application/xml text/plain;

${headers.join('\n')}
    add_header Cache-Control $site_caching always;

    error_page 404 /404.html;
    location = /404.html {
        internal;
    }
    location = /404 {
        return 404;
    }

    location = / {
        try_files /index.html =404;
    }

    location ~ ^/index(/|\\.html)?$ {
        return 301 /$is_args$args;
    }

    # Each page has one address, without a slash and without .html. Only harmless characters are redirected: nginx decodes
    # the path and does not encode it again, so /%5Cexample.com/ would lead to another site.
    location ~ ^(/[\\w.~-][\\w.~/-]*)/$ {
        return 301 $1$is_args$args;
    }
    location ~ ^(/[\\w.~-][\\w.~/-]*)\\.html$ {
        return 301 $1$is_args$args;
    }

    # Browsers take no other type.
    location = ${speculationRulesFile.path} {
        types {}
        default_type ${speculationRulesFile.type};
    }
    # Not every mime.types knows it.
    location = /manifest.webmanifest {
        types {}
        default_type application/manifest+json;
    }

    # A missing file gets a plain 404 instead of a page.
    location ~ \\.[A-Za-z0-9]+$ {
        try_files $uri @missing;
    }
    location @missing {
        types {}
        default_type text/plain;
        return 404 "Not found";
    }
${sharedPages.join('\n')}
${otherLanguages.join('')}
    location / {
        try_files $uri.html =404;
    }
}
`;
}

/**
 * A CloudFront function for viewer requests. It rewrites a page's path to its file name in the bucket. For a path without a
 * page S3 answers 404, and the distribution's custom error response serves /404.html.
 */
function cloudFrontFunction(shared: SharedPage[]): string {
  return `// Written by the build from the route table. Runtime cloudfront-js-2.0, event: viewer request.
var sharedPages = ${JSON.stringify(shared)};

// Names and values are still encoded, as the visitor sent them.
function queryOf(request) {
  var parts = [];
  for (var name in request.querystring) {
    var values = request.querystring[name].multiValue || [request.querystring[name]];
    for (var i = 0; i < values.length; i += 1) parts.push(name + '=' + values[i].value);
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

function handler(event) {
  var request = event.request;
  var path = request.uri;
  if (path === '/') {
    request.uri = '/index.html';
    return request;
  }
  var bare = '/' + path.replace(/^\\/+/, '').replace(/(\\/+|\\.html)$/, '');
  if (bare === '/index') bare = '/';
  var isFile = /\\.[A-Za-z0-9]+$/.test(bare);
  // Redirects only harmless characters: a plain backslash or tab could lead to another site.
  if (bare !== path && !isFile && /^\\/([\\w.~%-][\\w.~%/-]*)?$/.test(bare)) {
    return { statusCode: 301, headers: { location: { value: bare + queryOf(request) } } };
  }
  if (isFile) return request;
  for (var i = 0; i < sharedPages.length; i += 1) {
    var id = path.slice(sharedPages[i].under.length);
    var isShared = path.indexOf(sharedPages[i].under) === 0 && id && id.indexOf('/') < 0;
    if (isShared && sharedPages[i].own.indexOf(path) < 0) {
      request.uri = sharedPages[i].page + '.html';
      return request;
    }
  }
  request.uri = path + '.html';
  return request;
}
`;
}

/** The response headers policy of a CloudFront distribution (aws cloudfront create-response-headers-policy). */
function cloudFrontHeaders(common: Headers): string {
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': hsts,
    'X-Content-Type-Options': _nosniff,
    'X-Frame-Options': frame,
    'Referrer-Policy': referrer,
    ...custom
  } = common;
  return `${JSON.stringify(
    {
      Name: 'site-security',
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
        StrictTransportSecurity: {
          Override: true,
          IncludeSubdomains: /includeSubDomains/.test(hsts ?? ''),
          Preload: /preload/.test(hsts ?? ''),
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(hsts ?? '')?.[1]),
        },
        ContentTypeOptions: { Override: true },
        FrameOptions: { Override: true, FrameOption: frame },
        ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
      },
      CustomHeadersConfig: {
        Quantity: Object.keys(custom).length,
        Items: Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true })),
      },
    },
    null,
    2,
  )}\n`;
}
