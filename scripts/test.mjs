// `npm test`: everything, one step after another, whatever failed before. Its last line adds up all of them:
// each unit test and each journey counts as one, and so does each of the other steps. What failed is named again above
// it, with its message. In CI alone a unit test that fails has a second try; what needed it is named too:
// it is a fault to be found, in the test or in the site.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { skippedExitCode } from './systemPackages.mjs';

const folder = 'test-results';
const unitReport = `${folder}/unit.json`;
const e2eReport = `${folder}/e2e.json`;
const enginesReport = `${folder}/engines.json`;
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

/** @typedef {{ title: string, message: string, isMended: boolean }} Failure One that passed on its second try is mended */
/** @typedef {{ passed: number, failed: number, skipped?: number, failures?: Failure[] }} Count */

/** @returns {Count} */
function unitCount() {
  const report = JSON.parse(readFileSync(unitReport, 'utf8'));
  /** @type {Failure[]} */
  const failures = [];
  for (const { name, assertionResults, status, message } of report.testResults) {
    const file = relative('.', name);
    for (const { fullName, status: outcome, failureMessages } of assertionResults)
      if (failureMessages?.length)
        failures.push({
          title: `${file} › ${fullName}`,
          message: failureMessages[0],
          isMended: outcome === 'passed',
        });
    if (status === 'failed' && message) failures.push({ title: file, message, isMended: false });
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** @returns {Count} */
function e2eCount() {
  const { stats, suites } = JSON.parse(readFileSync(e2eReport, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap((/** @type {any} */ suite) => journeyFailures(suite)),
  };
}

/**
 * @param {any} suite One of the report's suites: a file, or a describe in it
 * @param {string} path What it is in
 * @returns {Failure[]}
 */
function journeyFailures({ title, suites = [], specs = [] }, path = 'e2e/') {
  const name = `${path}${title} › `;
  const own = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky')
      .map((/** @type {any} */ { status, results }) => ({
        title: name + spec.title,
        message: results.find((/** @type {any} */ { error }) => error)?.error.message ?? '',
        isMended: status === 'flaky',
      })),
  );
  const nested = suites.flatMap((/** @type {any} */ suite) => journeyFailures(suite, name));
  return [...own, ...nested];
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
  { name: 'pictures', run: ['scripts/optimisePictures.mjs', '--check'] },
  { name: 'brand', run: ['scripts/applyBrand.mjs', '--check'] },
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
  { name: 'dist', run: ['scripts/checkBuild.mjs', site] },
  { name: 'nginx', run: ['scripts/testNginx.mjs', site] },
  { name: 'spreadsheet', run: ['scripts/testSpreadsheet.mjs', '--optional'] },
  {
    name: 'e2e',
    run: ['scripts/e2e.mjs', '--retries=1', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
    count: e2eCount,
  },
  { name: 'size', run: ['scripts/benchList.mjs', '--tries', '5'] },
  { name: 'engines', run: ['scripts/testEngines.mjs', '--optional'], count: enginesCount },
];

rmSync(folder, { recursive: true, force: true });
rmSync(site, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

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
  const isLeftOut = status === skippedExitCode;
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

for (const { title, message, isMended } of summary.flatMap(({ failures = [] }) => failures)) {
  const [reason = ''] = stripVTControlCharacters(message).split(/\n\s+at /);
  console.log(`\n${isMended ? '⚠ passed only on the second try' : '✗'}: ${title}`);
  console.log(reason.slice(0, 600).replace(/^/gm, '    '));
}

const total = summary.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);
if (total.failed > 0) process.exitCode = 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
