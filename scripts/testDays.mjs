// `npm run test:days`: the unit tests on every day of a week, at the end of a month and of a year, and on 29 February.
// The first day runs them all, and finds the files in which a test, or the site for it, reads the clock; the others
// can't tell one day from another, so only those run on the remaining days.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const days = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2026-11-30',
  '2026-12-31',
  '2028-02-29',
];
const list = 'test-results/clockReaders.txt';

/**
 * @param {string} day
 * @param {string[]} files all where none is given
 * @param {Record<string, string>} env
 */
function runOn(day, files = [], env = {}) {
  const weekday = new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  console.log(`\n▸ ${weekday}, ${day}`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...files],
    { stdio: 'inherit', env: { ...process.env, ...env, TEST_NOW: `${day}T12:00:00` } },
  );
  return status === 0;
}

/** A test that sets the clock itself may do so from the day at hand. */
function filesThatSetTheClock() {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('tests', file))
    .filter((file) => /useFakeTimers|setSystemTime/.test(readFileSync(file, 'utf8')));
}

mkdirSync('test-results', { recursive: true });
rmSync(list, { force: true });
writeFileSync(list, '');
const [first = '', ...others] = days;
const failed = runOn(first, [], { TEST_CLOCK_READERS: list }) ? [] : [first];
const readers = readFileSync(list, 'utf8').split('\n').filter(Boolean);
const files = [...new Set([...readers, ...filesThatSetTheClock()])].toSorted();
console.log(`\n${files.length} files read the clock:\n${files.join('\n')}`);
failed.push(...others.filter((day) => !runOn(day, files)));

console.log(failed.length > 0 ? `\n✗ failed on ${failed.join(', ')}` : `\n✓ ${days.length} days`);
if (failed.length > 0) process.exitCode = 1;
