// @vitest-environment node
import { expect, it } from 'vitest';
import { verdictOf } from '#scripts/auditVerdict.ts';
import { skippedExitCode } from '#scripts/systemPackages.ts';

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
  const { lines, exitCode } = verdictOf(JSON.stringify({ message, error: {} }));
  expect(lines).toEqual([expect.stringMatching(/^Skipped: (?!.*https:)/)]);
  expect(exitCode).toBe(skippedExitCode);
});

it.each([
  ['another error', JSON.stringify({ message: 'This command requires an existing lockfile.' })],
  ['empty output', ''],
  ['output that is not JSON', '<html>'],
])('the audit fails on %s with npm’s message', (_, printed) => {
  const verdict = verdictOf(printed, 'npm error it broke\n');
  expect(verdict).toEqual({ lines: ['npm error it broke'], exitCode: 1 });
});

it('the audit fails on a known vulnerability, and only then', () => {
  const holes = { leaky: { severity: 'high', range: '<2' } };
  const { lines, exitCode } = verdictOf(JSON.stringify({ vulnerabilities: holes }));
  expect(lines[0]).toContain('leaky <2: high');
  expect(exitCode).toBe(1);
  expect(verdictOf('{"vulnerabilities":{}}').exitCode).toBe(0);
});
