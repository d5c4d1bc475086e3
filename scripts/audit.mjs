// Asks the registry for known holes in what the site is made of and built with: `npm test` runs it. Exits with 1 where
// there is one; says so and leaves the check out where the registry does not answer such questions.
import { spawnSync } from 'node:child_process';
import { leftOut } from './debian.mjs';

const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });

/** @type {{ vulnerabilities?: Record<string, { severity: string, range: string }>, message?: string }} */
const { vulnerabilities, message = '' } = JSON.parse(stdout);

if (vulnerabilities) {
  const holes = Object.entries(vulnerabilities);
  for (const [name, { severity, range }] of holes)
    console.error(`${name} ${range}: ${severity}. 'npm audit' tells more.`);
  console.log(`${holes.length} packages with a known hole`);
  if (holes.length > 0) process.exitCode = 1;
} else if (message.includes('/security/advisories/')) {
  console.log(`Left out: the registry does not answer. ${message.replace(/https?:\S+/, '')}`);
  process.exitCode = leftOut;
} else {
  console.error(stderr);
  process.exitCode = 1;
}
