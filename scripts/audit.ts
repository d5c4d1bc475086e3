// Asks the registry for known vulnerabilities in all dependencies; part of `npm run test:all`. Exits with 1 if there are any,
// and with the code for a skipped check if the registry does not support audits.
import { spawnSync } from 'node:child_process';
import { verdictOf } from './auditVerdict.ts';

// The npm that runs the tests, where one does: by its name alone Windows starts none.
const { npm_execpath: script = '' } = process.env;
const isNpm = /npm-cli\.c?js$/.test(script);
const { stdout, stderr, error } = spawnSync(
  isNpm ? process.execPath : 'npm',
  [...(isNpm ? [script] : []), 'audit', '--json'],
  { encoding: 'utf8', shell: !isNpm && process.platform === 'win32' },
);

const { lines, exitCode } = verdictOf(stdout, stderr || error?.message);
for (const line of lines) console.log(line);
process.exitCode = exitCode;
