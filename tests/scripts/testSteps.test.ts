import { spawnSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { checksOfSite, environment } from '#scripts/testSteps.ts';

it('writes no colours into a log, also where the shell asks for them', () => {
  vi.stubEnv('NO_COLOR', undefined);
  vi.stubEnv('FORCE_COLOR', '1');
  const { run = '' } = checksOfSite.find(({ name }) => name === 'unit') ?? {};
  const words = [...run.split(' '), '--project', 'node', 'tests/domain/digits.test.ts'];
  const { stdout } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    env: environment(false),
  });
  expect(stdout).toContain('digits.test.ts');
  expect(stdout).not.toContain('\u001b[');
}, 60_000);
