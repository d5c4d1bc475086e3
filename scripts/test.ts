// `npm test`: what one runs before lunch. `npm run test:all`: all that CI runs (scripts/testSteps.ts), whatever failed before.
// `npm run test:all dist`: one of its steps; what follows is for its own command: `npm run test:all unit -- tests/domain`.
// The last line adds up all steps: each unit test and each journey counts as one, and so does each of the other steps. What failed is
// named again above it. In CI alone a test that fails has a second try; what needed it is named too: it is a fault to be found.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { findProgram, skippedExitCode } from './systemPackages.ts';
import { type Result, resultsIn } from './testReport.ts';
import {
  builtSite,
  checks,
  checksOfSite,
  environment,
  quickOptions,
  type Step,
  tests,
} from './testSteps.ts';

const args = process.argv.slice(2);
const isQuick = !args.includes('--all');
const [named, ...options] = args.filter((each) => each !== '--all');
const folder = 'test-results';
const words = (text = '') => text.split(' ').filter(Boolean);

/** Runs a step to its end. What it says is shown as it comes, or at its end where others speak meanwhile. */
async function run({ name, run: command, env }: Step, isAlone: boolean) {
  const start = Date.now();
  const report = `${folder}/${name}.json`;
  const more = name === named ? options : isQuick ? words(quickOptions[name]) : [];
  if (isAlone) console.log(`\n▸ ${name}`);
  const child = spawn(process.execPath, ['--import', 'tsx', ...words(command), ...more], {
    stdio: ['ignore', ...(['inherit', 'inherit'] as const).map((as) => (isAlone ? as : 'pipe'))],
    env: {
      ...environment(process.stdout.isTTY),
      ...env,
      TEST_REPORT: report,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (!isAlone) console.log(`\n▸ ${name}\n${output.trimEnd()}`);
  const results: Result[] = existsSync(report) ? resultsIn(report) : [];
  // Of a long run often only the end is kept.
  const message = isAlone ? `Ended with ${status}.` : output.trim();
  const isSkipped = status === skippedExitCode;
  const outcome = isSkipped ? 'skipped' : status === 0 ? 'passed' : 'failed';
  // A runner that says no without a failed test (a crash) failed all the same.
  const isMissing = outcome === 'failed' && results.every((each) => each.outcome !== 'failed');
  if (results.length === 0 || isMissing)
    results.push({ title: name, outcome, ...(outcome === 'failed' && { message }) });
  return { name, seconds: (Date.now() - start) / 1000, results };
}

/** As many at a time as there are cores. */
async function sideBySide(steps: Step[]) {
  const waiting = [...steps];
  const summary: Awaited<ReturnType<typeof run>>[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      summary.push(await run(step, steps.length === 1));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return summary;
}

const all = [...checks, ...checksOfSite, ...tests];
const isNamed = ({ name }: Step) => name === named || name.startsWith(`${named} `);

/** Whether a chosen step takes the build in a folder. */
const needs = (site = '') =>
  all
    .filter(isNamed)
    .some(({ env, run: command }) => [...words(command), env?.E2E_SITE].includes(site));

function chosen(steps: Step[]): Step[] {
  if (!named) return steps.filter(({ when }) => (isQuick ? when === 'quick' : when !== 'named'));
  return steps.filter(
    (step) => isNamed(step) || (step.name.endsWith('build') && needs(words(step.run).at(-1))),
  );
}

/** Says what this machine has that the project did not bring: a run that is green with it may be red without. */
function describeMachine() {
  const names = ['chromium-headless-shell', 'chromium', 'google-chrome'];
  const listed = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' }).stdout ?? '';
  const fonts = new Set(listed.split('\n').filter(Boolean));
  console.log(`Found on this machine, not brought by the project:
  programs: ${names.filter((name) => findProgram(name)).join(', ') || 'none'}
  fonts: ${[...fonts].toSorted().join(', ') || 'none'} (unknown to the journeys)`);
}

if (named && !all.some(isNamed)) {
  console.error(
    `There is no step '${named}'. There are: ${all.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
rmSync(builtSite, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
describeMachine();
const started = Date.now();
const summary = [
  ...(await sideBySide(chosen(checks))),
  ...(await sideBySide(chosen(checksOfSite))),
];
for (const step of chosen(tests)) summary.push(await run(step, true));

console.log(`\nWhole run ${((Date.now() - started) / 1000).toFixed(1)} s`);
const count = (results: Result[], wanted: Result['outcome']) =>
  results.filter(({ outcome }) => outcome === wanted).length;
for (const { name, seconds, results } of summary) {
  const [failed, skipped] = [count(results, 'failed'), count(results, 'skipped')];
  const notes = [
    `${count(results, 'passed')} passed`,
    failed && `${failed} failed`,
    skipped && `${skipped} skipped`,
  ];
  const time = seconds.toFixed(1).padStart(6);
  console.log(
    `${failed ? '✗' : '✓'} ${name.padEnd(14)} ${time} s  ${notes.filter(Boolean).join(', ')}`,
  );
}

const results = summary.flatMap((step) => step.results);
for (const { title, outcome, message } of results.filter(
  (each) => each.message && each.outcome !== 'skipped',
)) {
  const reason = stripVTControlCharacters(message ?? '').replace(/(\n\s+at .*)+/g, '');
  console.log(`\n${outcome === 'failed' ? '✗' : '⚠ passed only on the second try'}: ${title}`);
  console.log(reason.slice(0, 1000).replace(/^/gm, '    '));
}
const failed = count(results, 'failed');
if (failed > 0) process.exitCode = 1;
console.log(`${count(results, 'passed')} passed, ${failed} failed`);
