// `npm test`: everything, one step after another, whatever failed before. Its last line adds up all of them:
// each unit test and each journey counts as one, and so does each of the other steps.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { leftOut } from './debian.mjs';

const results = 'test-results';
const unitReport = `${results}/unit.json`;
const e2eReport = `${results}/e2e.json`;
const enginesReport = `${results}/engines.json`;
const site = '.sandbox/checked-site';

/** A real build needs addresses; these lead nowhere. */
const sampleAddresses = {
  VITE_STORES_URL: 'https://stores.example.com/prod/admin-stores-list',
  VITE_VET_CARE_API_URL: 'https://vet-care.example.com/prod',
  VITE_VISITS_API_URL: 'https://visits.example.com/',
  VITE_COGNITO_CLIENT_ID: 'an-app-client',
  VITE_COGNITO_REGION: 'ap-south-1',
  VITE_SITE_URL: 'https://www.example.com',
};

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */

/** @returns {Count} */
function unitCount() {
  const report = JSON.parse(readFileSync(unitReport, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @returns {Count} */
function e2eCount() {
  const { stats } = JSON.parse(readFileSync(e2eReport, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** @returns {Count} */
function enginesCount() {
  return JSON.parse(readFileSync(enginesReport, 'utf8'));
}

/** @type {{ name: string, run: string[], env?: Record<string, string>, count?: () => Count }[]} */
const steps = [
  {
    name: 'format',
    run: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  },
  { name: 'lint', run: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
  { name: 'types', run: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'unused', run: ['node_modules/knip/bin/knip.js'] },
  { name: 'pictures', run: ['scripts/pictures.mjs', '--check'] },
  { name: 'brand', run: ['scripts/brand.mjs', '--check'] },
  { name: 'audit', run: ['scripts/audit.mjs'] },
  {
    name: 'unit',
    run: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    count: unitCount,
  },
  {
    name: 'build',
    run: ['node_modules/vite/bin/vite.js', 'build', '--outDir', site, '--logLevel', 'warn'],
    env: sampleAddresses,
  },
  { name: 'dist', run: ['scripts/checkDist.mjs', site] },
  { name: 'nginx', run: ['scripts/nginx.mjs', site] },
  { name: 'spreadsheet', run: ['scripts/spreadsheet.mjs', '--optional'] },
  {
    name: 'e2e',
    run: ['scripts/e2e.mjs', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
    count: e2eCount,
  },
  { name: 'size', run: ['scripts/benchList.mjs', '--tries', '3'] },
  { name: 'engines', run: ['scripts/engines.mjs', '--optional'], count: enginesCount },
];

rmSync(results, { recursive: true, force: true });
rmSync(site, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const started = Date.now();
const summary = steps.map(({ name, run, env, count }) => {
  console.log(`\n▸ ${name}`);
  const start = Date.now();
  const { status } = spawnSync(process.execPath, run, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const seconds = (Date.now() - start) / 1000;

  const ok = status === 0;
  const isLeftOut = status === leftOut;
  /** @type {Count} */
  let counted = { passed: ok ? 1 : 0, failed: ok || isLeftOut ? 0 : 1, skipped: isLeftOut ? 1 : 0 };
  if (count) {
    try {
      counted = count();
      // A runner that says no without a failed test (a crash, a file that does not load) failed all the same.
      if (!ok && counted.failed === 0) counted.failed = 1;
    } catch (error) {
      console.error(`No report: ${error instanceof Error ? error.message : String(error)}`);
      counted = { passed: 0, failed: 1 };
    }
  }
  return { name, seconds, ...counted };
});

console.log(`\nWhole run ${((Date.now() - started) / 1000).toFixed(1)} s`);
for (const { name, seconds, passed, failed, skipped } of summary) {
  const notes = [
    `${passed} passed`,
    failed > 0 ? `${failed} failed` : '',
    skipped ? `${skipped} skipped` : '',
  ].filter(Boolean);
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s  ${notes.join(', ')}`,
  );
}

const total = summary.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);
if (total.failed > 0) process.exitCode = 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
