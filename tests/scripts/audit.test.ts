// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { skippedExitCode } from '#scripts/systemPackages.ts';

/** Runs the audit with a fake npm that prints the given output: the one that started the tests, or the one of that name. */
function audit(
  output: { stdout: string; stderr?: string },
  started: 'by npm' | 'by hand' = 'by npm',
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-audit-'));
  try {
    writeFileSync(join(folder, 'stdout'), output.stdout);
    writeFileSync(join(folder, 'stderr'), output.stderr ?? '');
    const npm = join(folder, 'npm');
    writeFileSync(npm, '#!/bin/sh\ncd "$(dirname "$0")"\ncat stdout\ncat stderr >&2\nexit 1\n');
    chmodSync(npm, 0o755);
    const script = join(folder, 'npm-cli.js');
    writeFileSync(
      script,
      `const { readFileSync: read } = require('node:fs');
       process.stdout.write(read(__dirname + '/stdout'));
       process.stderr.write(read(__dirname + '/stderr'));
       process.exitCode = 1;`,
    );
    const env =
      started === 'by npm'
        ? { PATH: '', npm_execpath: script }
        : { PATH: `${folder}${delimiter}${process.env.PATH ?? ''}`, npm_execpath: undefined };
    return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/audit.ts'], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const registry = 'https://registry.example.com/-/npm/v1/security';

it.each([
  ['npm 11', `404 Not Found - POST ${registry}/advisories/bulk - Not found`],
  [
    'npm 10 and older, which try a second endpoint',
    `404 Not Found - POST ${registry}/audits/quick - Not found`,
  ],
  ['a computer without a network', 'getaddrinfo ENOTFOUND registry.example.com'],
  ['a computer without name resolution', 'getaddrinfo EAI_AGAIN registry.example.com'],
  ['a registry that is switched off', 'connect ECONNREFUSED 192.0.2.1:443'],
  ['a registry that does not respond', 'connect ETIMEDOUT 192.0.2.1:443'],
])('the audit is skipped for %s', (_, message) => {
  const { status, stdout } = audit({ stdout: JSON.stringify({ message, error: {} }) });
  expect(stdout).toMatch(/^Skipped: /);
  expect(stdout).not.toContain('https:');
  expect(status).toBe(skippedExitCode);
});

it('the audit finds npm by its name where npm has not started it', () => {
  expect(audit({ stdout: '{"vulnerabilities":{}}' }, 'by hand').status).toBe(0);
});

it.each([
  ['another error', JSON.stringify({ message: 'This command requires an existing lockfile.' })],
  ['empty output', ''],
  ['output that is not JSON', '<html>'],
])('the audit fails on %s with npm’s message', (_, stdout) => {
  const answer = audit({ stdout, stderr: 'npm error it broke\n' });
  expect(answer.stderr.trim()).toBe('npm error it broke');
  expect(answer.status).toBe(1);
});

it('the audit fails on a known vulnerability, and only then', () => {
  const holes = { leaky: { severity: 'high', range: '<2' } };
  const answer = audit({ stdout: JSON.stringify({ vulnerabilities: holes }) });
  expect(answer.stderr).toContain('leaky <2: high');
  expect(answer.status).toBe(1);
  expect(audit({ stdout: '{"vulnerabilities":{}}' }).status).toBe(0);
});
