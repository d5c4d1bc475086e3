// `npm test`: what one runs before lunch. `npm run test:all`: all that CI runs, whatever failed before. First what needs one core
// each, side by side; then the unit tests and the journeys, which share out among all cores. The last line adds up all steps:
// each unit test and each journey counts as one, and so does each of the other steps. What failed is named again above it, with
// its message. In CI alone a test that fails has a second try; what needed it is named too: it is a fault to be found.
// `npm run test:all zone`: the steps of that name alone; what follows is its command's: `npm run test:all otherBrowsers firefox`.
// The tests stand on the sample's content, so that they pass whatever a clinic has in content/own; the main journeys run on
// that besides.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findProgram, skippedExitCode } from './systemPackages.ts';

const args = process.argv.slice(2);
const isQuick = !args.includes('--all');
const [named, ...namedOptions] = args.filter((argument) => argument !== '--all');

const folder = 'test-results';
const otherBrowsersReport = `${folder}/otherBrowsers.json`;
const site = '.sandbox/checked-site';
const own = 'content/own';

/** A log gets no colours, and a line for each file instead of a sign or a line for each test. */
const isLog = !process.stdout.isTTY;
const colours = isLog ? { NO_COLOR: '1', FORCE_COLOR: undefined } : {};

/** What the tests use where a machine has it, besides npm's packages. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'firefox-esr',
  'firefox',
  'WebKitWebDriver',
  'Xvfb',
  'soffice',
  'nginx',
  'flock',
  'git',
];

/** Says what this machine has that the project did not bring: a run that is green with it may be red without. */
function describeMachine() {
  const listed = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? '';
  const fonts = new Set(listed.split('\n').filter(Boolean));
  console.log(`Found on this machine, not brought by the project:
  programs: ${programs.filter((name) => findProgram(name)).join(', ') || 'none'}
  fonts: ${[...fonts].toSorted().join(', ') || 'none'} (unknown to the journeys, but for Firefox and WebKit)`);
}

/** A real build needs addresses; these lead nowhere, and are no placeholders (src/config/checkEnv.ts). */
const sampleAddresses = {
  VITE_STORES_URL: 'https://stores.clinic.test/prod/admin-stores-list',
  VITE_VET_CARE_API_URL: 'https://vet-care.clinic.test/prod',
  VITE_VISITS_API_URL: 'https://visits.clinic.test/',
  VITE_COGNITO_CLIENT_ID: 'an-app-client',
  VITE_COGNITO_REGION: 'ap-south-1',
  VITE_SITE_URL: 'https://www.clinic.test',
};

/** @typedef {{ title: string, message: string, isMended: boolean }} Failure One that passed on its second try is mended */
/** @typedef {{ passed: number, failed: number, skipped?: number, failures?: Failure[] }} Count */

/**
 * @param {string} file
 * @returns {Count}
 */
function unitCount(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {Failure[]} */
  const failures = [];
  for (const { name, assertionResults, status, message } of report.testResults) {
    const place = relative('.', name);
    for (const { fullName, status: outcome, failureMessages } of assertionResults)
      if (failureMessages?.length)
        failures.push({
          title: `${place} › ${fullName}`,
          message: failureMessages[0],
          isMended: outcome === 'passed',
        });
    if (status === 'failed' && message) failures.push({ title: place, message, isMended: false });
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/**
 * @param {string} file
 * @returns {Count}
 */
function e2eCount(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
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
  const ofFile = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ { status }) => status === 'unexpected' || status === 'flaky')
      .map((/** @type {any} */ { status, results, projectName }) => ({
        title: `${name}${spec.title} [${projectName}]`,
        message: results.find((/** @type {any} */ { error }) => error)?.error.message ?? '',
        isMended: status === 'flaky',
      })),
  );
  const nested = suites.flatMap((/** @type {any} */ suite) => journeyFailures(suite, name));
  return [...ofFile, ...nested];
}

/** @returns {Count} */
function otherBrowsersCount() {
  return JSON.parse(readFileSync(otherBrowsersReport, 'utf8'));
}

/**
 * @typedef {{ name: string, run: string[], when?: 'quick' | 'named', after?: string, env?: Record<string, string>, count?: () => Count, content?: string }} Step
 * `when`: 'quick' is a step of `npm test` too, 'named' one that only runs by its name.
 * `content` names the folder that the step lays over the sample, 'content/own' where there is one; the sample alone otherwise.
 */

/**
 * @param {string} name
 * @param {string[]} [options] Vitest's; files, where not all tests are to run
 * @param {Partial<Step>} [rest]
 * @returns {Step}
 */
function unitStep(name, options = [], rest = {}) {
  const report = `${folder}/${name.replaceAll(/\W/g, '-')}.json`;
  const reporters = [
    ...(isLog ? ['--reporter=default', '--slowTestThreshold=60000'] : ['--reporter=dot']),
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return {
    name,
    run: ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...options],
    count: () => unitCount(report),
    ...rest,
  };
}

/**
 * @param {string} name
 * @param {string[]} [options] Playwright's
 * @param {Partial<Step>} [rest]
 * @returns {Step}
 */
function e2eStep(name, options = [], rest = {}) {
  const report = `${folder}/${name.replaceAll(/\W/g, '-')}.json`;
  return {
    name,
    run: [
      'scripts/e2e.ts',
      `--reporter=${isLog ? './e2e/support/fileReporter.ts' : 'line'},json`,
      ...options,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    count: () => e2eCount(report),
    ...rest,
  };
}

/**
 * One core each, and nothing is timed. The longest come first, so that none is left over at the end.
 * @type {Step[]}
 */
const sideBySide = [
  {
    name: 'build',
    run: ['node_modules/vite/bin/vite.js', 'build', '--outDir', site, '--logLevel', 'warn'],
    env: sampleAddresses,
  },
  {
    name: 'otherBrowsers',
    run: ['scripts/otherBrowsers.ts', '--optional'],
    count: otherBrowsersCount,
  },
  { name: 'lint', run: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'], when: 'quick' },
  { name: 'format', run: ['node_modules/oxfmt/bin/oxfmt', '--check'], when: 'quick' },
  { name: 'types', run: ['node_modules/typescript/bin/tsc', '--noEmit'], when: 'quick' },
  { name: 'unused', run: ['node_modules/knip/bin/knip.js'], when: 'quick' },
  { name: 'pictures', run: ['scripts/optimisePictures.ts', '--check'] },
  { name: 'brand', run: ['scripts/brand.ts', '--check'], content: own },
  { name: 'content', run: ['scripts/checkContent.ts'], content: own, when: 'quick' },
  { name: 'audit', run: ['scripts/audit.ts'] },
  { name: 'spreadsheet', run: ['scripts/testSpreadsheet.ts', '--optional'] },
  { name: 'dist', run: ['scripts/checkBuild.ts', site], after: 'build' },
  { name: 'nginx', run: ['scripts/testNginx.ts', site], after: 'build' },
];

const secondBrand = 'tests/fixtures/pawsAndCo';

/** The folders of tests about pages whose words are content. The others' records and calls are fixtures. */
const contentTests = readdirSync('tests/pages', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `tests/pages/${name}/`)
  .filter((folderOf) => !/\/(?:appointment-list|login|visits)\//.test(folderOf));

/** The first of the day's midnights, one with half hours and summer time, and the last. */
const zones = ['Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Pago_Pago'];

const aboutDates =
  /stopClock\('|setSystemTime|domain\/(?:clock|openingHours|slots|hours|weekWords|emergency|typedDate|quickRanges|icsFile|sessionTimes|timetable|dailyCounts|bookingRules|requestMarks)/;

/** The test files that know dates; not those with zones of their own. */
function filesAboutDates() {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !/malformed|clinicTimeZone|tooling/.test(file))
    .map((file) => join('tests', file))
    .filter((file) => aboutDates.test(readFileSync(file, 'utf8')));
}

/** Each day of a week, the end of a month and of a year, and 29 February. */
const days = [
  ...['16', '17', '18', '19', '20', '21', '22', '30'].map((day) => `2026-11-${day}`),
  '2026-12-31',
  '2028-02-29',
];

/** @type {Step[]} */
const oneByOne = [
  unitStep('unit', isQuick ? ['--tags-filter=!every-fault'] : [], { when: 'quick' }),
  e2eStep('e2e', isQuick ? ['--grep', '@job'] : [], { when: 'quick' }),
  {
    name: 'scaling',
    run: ['scripts/bench.ts', 'list', '--check', '--site', site],
    env: sampleAddresses,
    after: 'build',
  },
  {
    name: 'latency',
    run: ['scripts/bench.ts', 'press', '--check', '--site', site],
    env: sampleAddresses,
    after: 'build',
  },
  // The pages, on the second brand. What tests rules, parts and calls stands on fixtures; what tests the staff's list, on records.
  { name: 'brand check', run: ['scripts/checkContent.ts'], content: secondBrand },
  { name: 'brand tones', run: ['scripts/brand.ts', '--check'], content: secondBrand },
  unitStep('brand unit', ['tests/app/', 'tests/content/', ...contentTests], {
    content: secondBrand,
  }),
  e2eStep('brand e2e', ['--grep', '@main'], { content: secondBrand }),
  ...zones.map((zone) => unitStep(`zone ${zone}`, filesAboutDates(), { env: { TEST_ZONE: zone } })),
  ...days.map((day) =>
    unitStep(`day ${day}`, [], { env: { TEST_NOW: `${day}T12:00:00` }, when: 'named' }),
  ),
  { name: 'looks', run: ['scripts/looks.ts'], when: 'named' },
  {
    name: 'mutation',
    run: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'],
    when: 'named',
  },
  ...(existsSync(own) ? [e2eStep('own e2e', ['--grep', '@main'], { content: own })] : []),
];

/**
 * Runs a step to its end. What it says is shown as it comes, or at its end where other steps speak meanwhile.
 * @param {Step} step
 * @param {boolean} isAlone
 */
async function runStep({ name, run, env, count, content }, isAlone) {
  const start = Date.now();
  if (isAlone) console.log(`\n▸ ${name}`);
  const child = spawn(process.execPath, ['--import', 'tsx', ...run], {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: {
      ...process.env,
      ...colours,
      CONTENT: content ?? process.env.CONTENT ?? 'content/sample',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await new Promise((resolve) => child.once('close', resolve));
  if (!isAlone) console.log(`\n▸ ${name}\n${output.trimEnd()}`);
  const result = { name, seconds: (Date.now() - start) / 1000, ...countOf(status, count) };
  // Of a long run often only the end is kept.
  if (!isAlone && result.failed > 0)
    result.failures ??= [{ title: name, message: output.trim(), isMended: false }];
  return result;
}

/**
 * @param {number | null} status how it ended
 * @param {(() => Count) | undefined} count
 * @returns {Count}
 */
function countOf(status, count) {
  const ok = status === 0;
  if (count) {
    try {
      const counted = count();
      // A runner that says no without a failed test (a crash, a file that does not load) failed all the same.
      return { ...counted, failed: ok ? counted.failed : Math.max(1, counted.failed) };
    } catch (error) {
      console.error(`No report: ${error instanceof Error ? error.message : String(error)}`);
      return { passed: 0, failed: 1 };
    }
  }
  if (status === skippedExitCode) return { passed: 0, failed: 0, skipped: 1 };
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/**
 * As many at a time as there are cores.
 * @param {Step[]} steps
 */
async function runSideBySide(steps) {
  /** @type {Map<string, ReturnType<typeof runStep>>} */
  const begun = new Map();
  const waiting = [...steps];
  async function lane() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (step.after) await begun.get(step.after);
      const running = runStep(step, false);
      begun.set(step.name, running);
      await running;
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return Promise.all(begun.values());
}

const isNamed = (/** @type {Step} */ { name }) => name === named || name.startsWith(`${named} `);
const needed = [...sideBySide, ...oneByOne].filter(isNamed).map(({ after }) => after);

/**
 * @param {Step[]} steps
 * @returns {Step[]} those that are to run
 */
function chosen(steps) {
  if (!named) return steps.filter(({ when }) => (isQuick ? when === 'quick' : when !== 'named'));
  return steps
    .filter((step) => isNamed(step) || needed.includes(step.name))
    .map((step) => (isNamed(step) ? { ...step, run: [...step.run, ...namedOptions] } : step));
}

if (named && needed.length === 0) {
  const names = [...sideBySide, ...oneByOne].map(({ name }) => name);
  console.error(`There is no step '${named}'. There are: ${names.join(', ')}.`);
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
rmSync(site, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

describeMachine();
const started = Date.now();
const summary = await runSideBySide(chosen(sideBySide));
for (const step of chosen(oneByOne)) summary.push(await runStep(step, true));

console.log(`\nWhole run ${((Date.now() - started) / 1000).toFixed(1)} s`);
for (const { name, seconds, passed, failed, skipped } of summary) {
  const notes = [
    `${passed} passed`,
    failed > 0 ? `${failed} failed` : '',
    skipped ? `${skipped} skipped` : '',
  ].filter(Boolean);
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${notes.join(', ')}`,
  );
}

for (const { title, message, isMended } of summary.flatMap(({ failures = [] }) => failures)) {
  const reason = stripVTControlCharacters(message).replace(/(\n\s+at .*)+/g, '');
  console.log(`\n${isMended ? '⚠ passed only on the second try' : '✗'}: ${title}`);
  console.log(reason.slice(0, 1000).replace(/^/gm, '    '));
}

const total = summary.reduce(
  (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
  { passed: 0, failed: 0 },
);
if (total.failed > 0) process.exitCode = 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
