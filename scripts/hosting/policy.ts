import { readSettings, type Env } from '#src/config/settings.ts';
import { speculationRulesFile } from './speculationRules.ts';

const videoOrigin = 'https://www.youtube-nocookie.com';

/** The CSP source of a call: `'self'` for a path of the site, otherwise the whole URL, so that only this path is allowed. */
function source(address: string): string {
  return URL.canParse(address) ? address.replace(/[?#].*$/, '') : "'self'";
}

/** The content security policy, without the directive that a `<meta>` tag cannot carry. */
export function contentSecurityPolicy(env: Env): string {
  const calls = Object.values(readSettings(env).calls).filter((address) => address !== undefined);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${[...new Set(calls.map(source))].join(' ')}`,
    `frame-src ${videoOrigin}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The site needs no permission but full screen for the video. */
const permissions = [
  ...['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((feature) => `${feature}=()`),
  `fullscreen=(self "${videoOrigin}")`,
].join(', ');

/** The headers of every response. HSTS lasts a day, in case a certificate fails; VITE_HSTS raises it (docs/deploying.md). */
export function responseHeaders(env: Env): Record<string, string> {
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(env)}; frame-ancestors 'none'`,
    'Strict-Transport-Security': env.VITE_HSTS?.trim() || 'max-age=86400',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissions,
    // Structured headers quote strings.
    'Speculation-Rules': `"${speculationRulesFile.path}"`,
  };
}

export const hashedAssets = '/assets/';

export const caching = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
} as const;
