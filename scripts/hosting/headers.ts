import { readSettings, type Env } from '#src/config/settings.ts';

/** Where the videos play (specification, section 2: videos). */
const videoOrigin = 'https://www.youtube-nocookie.com';

/** Addresses of the site's own origin are `'self'`; others are named whole: this path and no other. */
function source(address: string): string {
  return URL.canParse(address) ? address.replace(/[?#].*$/, '') : "'self'";
}

/** The content security policy as far as a `<meta>` tag can carry it. */
export function contentSecurityPolicy(env: Env): string {
  const calls = Object.values(readSettings(env).calls).filter((address) => address !== undefined);
  const connect = [...new Set(calls.map(source))];
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

/** What every answer of the host carries (quality.md, Safe). */
export function securityHeaders(env: Env): Record<string, string> {
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(env)}; frame-ancestors 'none'`,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissions,
  };
}

/** The site asks for nothing; the video may fill the screen. */
const permissions = [
  ...['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((feature) => `${feature}=()`),
  `fullscreen=(self "${videoOrigin}")`,
].join(', ');

/** Files whose name carries a hash of their content never change. */
export const hashed = '/assets/';

export const caching = {
  /** Hashed files: a year, and never asked about again. */
  forever: 'public, max-age=31536000, immutable',
  /** Pages and all else: asked about each time, so that a new version shows at once. */
  ask: 'no-cache',
  /** A missing file may be there in a minute, after a redeploy. */
  never: 'no-store',
} as const;
