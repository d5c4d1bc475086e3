import { siteSettings } from '#e2e/support/addresses.ts';

export interface Step {
  name: string;
  /** What Node runs. What ends with a report (vite.config.ts, playwright.config.ts) counts each of its tests. */
  run: string;
  /** 'quick': in `npm test` too. 'named': by its name alone. */
  when?: 'quick' | 'named';
  env?: Record<string, string>;
}

/** What each step knows of the shell. A log gets no colours, whatever the shell asks for. */
export function environment(isTerminal: boolean): NodeJS.ProcessEnv {
  return { ...process.env, ...(!isTerminal && { NO_COLOR: '1', FORCE_COLOR: undefined }) };
}

/** The one production build that all take: it calls the journeys' cloud. */
export const builtSite = '.sandbox/checked-site';
const onSite = { ...siteSettings, E2E_SITE: builtSite };

const bin = 'node_modules';
const vitest = `${bin}/vitest/vitest.mjs run`;
const build = `${bin}/vite/bin/vite.js build --logLevel warn --outDir`;

/** Side by side, because each needs one core and nothing is timed. */
export const checks: Step[] = [
  {
    name: 'build',
    run: `${build} ${builtSite}`,
    when: 'quick',
    env: onSite,
  },
  { name: 'lint', run: `${bin}/oxlint/bin/oxlint --deny-warnings`, when: 'quick' },
  { name: 'format', run: `${bin}/oxfmt/bin/oxfmt --check`, when: 'quick' },
  { name: 'types', run: `${bin}/typescript/bin/tsc --noEmit`, when: 'quick' },
  { name: 'unused', run: `${bin}/knip/bin/knip.js`, when: 'quick' },
  { name: 'audit', run: 'scripts/audit.ts' },
];

/** Side by side too, once the site is built. */
export const checksOfSite: Step[] = [
  { name: 'unit', run: vitest, when: 'quick' },
  { name: 'Hindi unit', run: vitest, when: 'quick', env: { SITE_LANGUAGE: 'hi' } },
  { name: 'dist', run: `scripts/checkBuild.ts ${builtSite}` },
];

/** One by one: they share out among all cores, or are timed. */
export const tests: Step[] = [
  {
    name: 'e2e',
    run: 'scripts/e2e.ts',
    when: 'quick',
    env: onSite,
  },
  { name: 'looks', run: 'scripts/looks.ts', when: 'named' },
];

/** What `npm test` leaves to `npm run test:all`. */
export const quickOptions: Record<string, string> = {
  unit: '--tags-filter !every-fault',
  e2e: '--grep @job',
};
