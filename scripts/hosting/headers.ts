import { readSettings, type Env } from '#src/config/settings.ts';
import { speculationRulesHeader } from './speculationRules.ts';

/** The origin of the video player (docs/product.md, section 2: videos). */
const videoOrigin = 'https://www.youtube-nocookie.com';

/**
 * The CSP source of a URL: `'self'` for a path of the site, otherwise the full URL, so that only this path is allowed.
 */
function source(address: string): string {
  return URL.canParse(address) ? address.replace(/[?#].*$/, '') : "'self'";
}

/** The content security policy, without the directives that a `<meta>` tag cannot carry. */
export function contentSecurityPolicy(env: Env): string {
  const { calls } = readSettings(env);
  const addresses = Object.values(calls).filter((address) => address !== undefined);
  const connect = [...new Set(addresses.map(source))];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${connect.join(' ')}`,
    `frame-src ${videoOrigin}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * A browser that has seen this header refuses the site over http, and over https with a faulty certificate, until it ends:
 * a day is over soon where something was forgotten. VITE_HSTS raises it (docs/deploying.md).
 */
const oneDayOfHttps = 'max-age=86400';

/** The security headers of every response (docs/product.md, section 13). */
export function securityHeaders(env: Env): Record<string, string> {
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(env)}; frame-ancestors 'none'`,
    'Strict-Transport-Security': env.VITE_HSTS?.trim() || oneDayOfHttps,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissions,
  };
}

/** Every header that all responses have alike: the security headers, and where the speculation rules are. */
export function responseHeaders(env: Env): Record<string, string> {
  return { ...securityHeaders(env), ...speculationRulesHeader };
}

/** The site needs no permission; the video may go full screen. */
const permissions = [
  ...['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((feature) => `${feature}=()`),
  `fullscreen=(self "${videoOrigin}")`,
].join(', ');

/** The folder of the files with a content hash in their name; they never change. */
export const hashedAssets = '/assets/';

export const caching = {
  /** For hashed files: a year, without revalidation. */
  immutable: 'public, max-age=31536000, immutable',
  /** For pages and everything else: revalidated each time, so that a new version shows at once. */
  revalidate: 'no-cache',
  /** For a missing file, which may exist after the next deployment. */
  noStore: 'no-store',
} as const;
