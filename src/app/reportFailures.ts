import { textLinks } from 'virtual:text-links';
import { config } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { failureOf, pageOf, placeIn, type FailureReport } from '#src/domain/failureReport.ts';

declare global {
  interface WindowEventMap {
    /** A failure that no event of the platform tells: sent by src/api/announceFailure.ts and the error page. */
    sitefailure: CustomEvent<{ report: FailureReport; error?: unknown }>;
  }
}

/** More says nothing new, and a fault that repeats itself must not become a flood. */
const mostReports = 5;

const pages = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...textLinks.map(({ href }) => href),
];

/**
 * From now on sends what fails on this page to the address of VITE_REPORTS_URL: a few reports, each one once. Where it can't, nothing
 * happens: a report must not become a failure of its own. A header that lets the browser send the policy's violations would
 * also send the page's whole address, and with it what was searched for, so the page sends them itself.
 */
export function reportFailures(): void {
  const { origin } = window.location;
  const sent = new Set<string>();

  function send(report: FailureReport) {
    try {
      const body = JSON.stringify({ ...report, release: release(), page: currentPage() });
      if (sent.size >= mostReports || sent.has(body)) return;
      sent.add(body);
      navigator.sendBeacon(config.reportsUrl, body);
    } catch {
      // Refused by the browser.
    }
  }

  window.addEventListener('error', ({ error, filename, lineno, colno }) => {
    const at = placeIn(`${filename}:${lineno}:${colno}`, origin);
    const report = { ...failureOf(error, origin), ...(at && { at }) };
    // Errors outside our scripts come from extensions.
    if (report.at) send({ kind: 'error', ...report });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const report = failureOf(reason, origin);
    if (report.at) send({ kind: 'rejection', ...report });
  });
  window.addEventListener('sitefailure', ({ detail: { report, error } }) => {
    send(error === undefined ? report : { ...report, ...failureOf(error, origin) });
  });
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = violation;
    if (sourceFile && !sourceFile.startsWith(origin)) return;
    if (blockedURI.startsWith(config.reportsUrl)) return;
    const at = placeIn(`${sourceFile}:${lineNumber}:${columnNumber}`, origin);
    send({
      kind: 'policy',
      directive: /^[a-z-]{1,20}$/.test(effectiveDirective) ? effectiveDirective : 'another',
      blocked: blockedOf(blockedURI, origin),
      ...(at && { at }),
    });
  });
}

function blockedOf(address: string, origin: string): FailureReport['blocked'] {
  if (address === 'inline' || address === 'eval') return 'inline';
  return address.startsWith(`${origin}/`) ? 'self' : 'other';
}

/** The name of the script that starts the app. It changes with every release. */
function release(): string {
  const start = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  return /[\w.-]+\.(?:js|tsx)$/.exec(start ?? '')?.[0] ?? '';
}

function currentPage(): string {
  return pageOf(window.location.pathname, pages);
}
