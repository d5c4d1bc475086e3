// Asks the registry for known vulnerabilities in all dependencies; part of `npm run test:all`. Exits with 1 if there are any,
// and with the code for a skipped check if the registry does not support audits.
import { spawnSync } from 'node:child_process';
import { skippedExitCode } from './systemPackages.ts';

// The npm that runs the tests, where one does: by its name alone Windows starts none.
const { npm_execpath: script = '' } = process.env;
const isNpm = /npm-cli\.c?js$/.test(script);
const { stdout, stderr, error } = spawnSync(
  isNpm ? process.execPath : 'npm',
  [...(isNpm ? [script] : []), 'audit', '--json'],
  { encoding: 'utf8', shell: !isNpm && process.platform === 'win32' },
);

interface Report {
  vulnerabilities?: Record<string, { severity: string; range: string }>;
  message?: string;
}

/** npm's report; empty if npm failed before it printed one. */
function report(): Report {
  try {
    return (JSON.parse(stdout) as Report | null) ?? {};
  } catch {
    return {};
  }
}

const { vulnerabilities, message = '' } = report();

/** npm 10 and older try a second, older endpoint after the first; without a network the message may name neither. */
const registryUnavailable =
  /\/security\/(advisories|audits)\/|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT/;

if (vulnerabilities) {
  const vulnerable = Object.entries(vulnerabilities);
  for (const [name, { severity, range }] of vulnerable)
    console.error(`${name} ${range}: ${severity}. 'npm audit' tells more.`);
  console.log(`${vulnerable.length} packages with a known vulnerability`);
  if (vulnerable.length > 0) process.exitCode = 1;
} else if (registryUnavailable.test(message)) {
  console.log(`Skipped: the registry does not answer. ${message.replace(/https?:\S+/, '')}`);
  process.exitCode = skippedExitCode;
} else {
  console.error(stderr || message || error?.message);
  process.exitCode = 1;
}
