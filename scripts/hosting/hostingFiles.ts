import { paths } from '#src/config/paths.ts';
import type { Env } from '#src/config/settings.ts';
import { caching, hashedAssets, responseHeaders } from './policy.ts';
import { speculationRules, speculationRulesFile } from './speculationRules.ts';

type Headers = Readonly<Record<string, string>>;

/** Every `/service/{id}` and `/hi/service/{id}` shows one page (docs/product.md, section 2). */
export const sharedPage = {
  pattern: /^((?:\/[\w-]+)?)\/service\/[^/.]+$/,
  path: paths.serviceDetails(),
};

/** The hosts' rules (docs/deploying.md), inside and beside the site. `pages` have a file; `publicRoutes` are patterns. */
export function hostingFiles(env: Env, pages: string[], publicRoutes: string[]) {
  const headers = responseHeaders(env);
  const withShared = ['', '/hi'].filter((folder) => pages.includes(folder + sharedPage.path));
  return {
    inSite: {
      _headers: headersFile(headers),
      _redirects: redirectsFile(pages, withShared),
      [speculationRulesFile.path]: speculationRules(publicRoutes),
    },
    besideSite: { 'nginx.conf': nginxFile(headers, withShared) },
  };
}

/** For Cloudflare Pages and Netlify. Cloudflare sends a header of two rules twice; no rule can match a status. */
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
 * Cloudflare follows a rule even if a file exists, so pages with a file come first and lead to themselves. Netlify, which sets
 * `NETLIFY`, needs a rule for the Hindi 404 page; Cloudflare refuses one.
 */
function redirectsFile(pages: string[], withShared: string[]) {
  const own = pages.filter((path) => sharedPage.pattern.test(path));
  const shared = withShared.map(
    (folder) => `${folder}/service/:id ${folder}${sharedPage.path} 200\n`,
  );
  return [
    ...own.map((path) => `${path} ${path} 200\n`),
    ...shared,
    ...(process.env.NETLIFY ? ['/hi/* /hi/404.html 404\n'] : []),
  ].join('');
}

function nginxFile(common: Headers, withShared: string[]): string {
  const headers = Object.entries(common).map(
    ([name, value]) => `    add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;`,
  );
  const shared = withShared.map(
    (folder) => `
    location ~ ^${folder}/service/[^/]+$ {
        try_files $uri.html ${folder}${sharedPage.path}.html =404;
    }`,
  );
  return `# Written by the build from the route table and the settings.
map "$status $uri" $site_caching {
    default "${caching.revalidate}";
    "~^(200|206|304) ${hashedAssets}" "${caching.immutable}";
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

    location = / {
        try_files /index.html =404;
    }
    location ~ ^/index(/|\\.html)?$ {
        return 301 /$is_args$args;
    }

    # Each page has one address, without a slash and without .html. Only harmless characters are redirected: nginx decodes
    # the path and does not encode it again, so /%5Cexample.com/ would lead to another site.
    location ~ ^(/[\\w.~-][\\w.~/-]*?)(/|\\.html)$ {
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

    location ~ \\.[A-Za-z0-9]+$ {
        try_files $uri =404;
    }
${shared.join('\n')}

    # Hindi has a not-found page of its own.
    location = /hi/404.html {
        internal;
    }
    location /hi/ {
        error_page 404 /hi/404.html;
        try_files $uri.html =404;
    }

    location / {
        try_files $uri.html =404;
    }
}
`;
}
