// Asks the registry for known holes in what the site is made of and built with: `npm test` runs it. Exits with 1 where
// there is one; says so and leaves the check out where the registry does not answer such questions.
import { spawnSync } from 'node:child_process';
import { skippedExitCode } from './systemPackages.mjs';

const { stdout, stderr, error } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });

/** @typedef {{ vulnerabilities?: Record<string, { severity: string, range: string }>, message?: string }} Report */

/** @returns {Report} nothing where npm broke before it had a report */
function report() {
  try {
    return JSON.parse(stdout) ?? {};
  } catch {
    return {};
  }
}

const { vulnerabilities, message = '' } = report();

/** npm 10 and older ask a second, older address where the first one fails; without a network there may be no address. */
const noAnswer = /\/security\/(advisories|audits)\/|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT/;

if (vulnerabilities) {
  const holes = Object.entries(vulnerabilities);
  for (const [name, { severity, range }] of holes)
    console.error(`${name} ${range}: ${severity}. 'npm audit' tells more.`);
  console.log(`${holes.length} packages with a known hole`);
  if (holes.length > 0) process.exitCode = 1;
} else if (noAnswer.test(message)) {
  console.log(`Left out: the registry does not answer. ${message.replace(/https?:\S+/, '')}`);
  process.exitCode = skippedExitCode;
} else {
  console.error(stderr || message || error?.message);
  process.exitCode = 1;
}
