import { type Answer, headerOf } from './ask.ts';

export type Host = 'Cloudflare' | 'Netlify' | 'CloudFront' | 'GitHub Pages' | 'nginx' | 'this host';

/** Which host answers, as far as its headers tell. */
export function hostOf(home: Answer): Host {
  const server = headerOf(home, 'server').toLowerCase();
  if (server.includes('cloudflare')) return 'Cloudflare';
  if (server.includes('netlify')) return 'Netlify';
  if (server.includes('github')) return 'GitHub Pages';
  if (headerOf(home, 'via').toLowerCase().includes('cloudfront')) return 'CloudFront';
  if (server.includes('nginx')) return 'nginx';
  return 'this host';
}

/** What a host has to be told. */
export type Matter = 'headers' | 'pages' | 'caching' | 'compression' | 'types';

const uploaded = 'publish dist/ whole, with the files _headers and _redirects in it';
const configured = 'use the dist-hosting/nginx.conf that was built with these pages';

const remedies: Record<Host, Record<Matter, string>> = {
  Cloudflare: {
    headers: uploaded,
    pages: uploaded,
    caching: `${uploaded}; no cache rule of the zone may overrule them`,
    compression: 'turn compression on for the zone',
    types: uploaded,
  },
  Netlify: {
    headers: uploaded,
    pages: uploaded,
    caching: uploaded,
    compression: 'Netlify compresses by itself: ask again in a minute',
    types: uploaded,
  },
  CloudFront: {
    headers: 'attach dist-hosting/cloudfront-headers.json as the response headers policy',
    pages:
      'attach dist-hosting/cloudfront-function.js to viewer requests, and the error responses of docs/deploying.md',
    caching: 'upload with the --cache-control of docs/deploying.md, then invalidate /*',
    compression: 'turn on ‘Compress objects automatically’, with a cache policy that allows it',
    types: 'upload the file again with the --content-type of docs/deploying.md',
  },
  'GitHub Pages': {
    headers: 'GitHub Pages sends no headers of a site’s own: take another host',
    pages: 'publish dist/ whole, with 404.html in it',
    caching: 'GitHub Pages keeps everything for ten minutes: take another host, or live with it',
    compression: 'GitHub Pages compresses by itself: ask again in a minute',
    types: 'GitHub Pages chooses the types: take another host, or live with it',
  },
  nginx: {
    headers: configured,
    pages: configured,
    caching: configured,
    compression: `${configured} (gzip on, gzip_types)`,
    types: `${configured}, inside a http block that includes mime.types`,
  },
  'this host': {
    headers: 'send the headers that dist-hosting/nginx.conf lists',
    pages:
      'answer with the files of dist/ as dist-hosting/nginx.conf does, and 404.html for the rest',
    caching: 'send the Cache-Control that dist-hosting/nginx.conf sends',
    compression: 'turn on gzip or brotli for text',
    types: 'send the types that dist-hosting/nginx.conf sends',
  },
};

export function remedyFor(host: Host, matter: Matter): string {
  return remedies[host][matter];
}
